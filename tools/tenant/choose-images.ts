import path from 'node:path'
import { asJsonObject, type JsonObject, type Source, tenantChain, tenantSettings } from '#source'
import { drawFavicon, drawLogo } from './draw-images.ts'
import type { Known } from './known.ts'
import type { NewTenant } from './stage-tenant.ts'

export interface ChosenImage {
  readonly kind: 'logo' | 'favicon'
  /** Its name in the folder of the lender. */
  readonly name: string
  readonly from: NewTenant['images'][string]
}

/** The images of a new lender: what is given, what its site shows, or a plain one that is drawn. */
export function chooseImages(
  { site, answers }: Known,
  given: (kind: ChosenImage['kind']) => string | undefined,
): readonly ChosenImage[] {
  const [name = '', brand = ''] = [answers.get('name'), answers.get('brand')]
  return (['logo', 'favicon'] as const).map((kind) => {
    const file = given(kind) ?? site[kind]?.value
    return file === undefined
      ? {
          kind,
          name: `${kind}.svg`,
          from: { drawn: kind === 'logo' ? drawLogo(name, brand) : drawFavicon(name, brand) },
        }
      : { kind, name: `${kind}${path.extname(file).toLowerCase()}`, from: { file } }
  })
}

/** What its theme says of them beyond what the group says. */
export function imageNames(source: Source, group: string, images: readonly ChosenImage[]): JsonObject {
  const theme = asJsonObject(tenantSettings(tenantChain(source, group).files).value.theme)
  return Object.fromEntries(images.flatMap(({ kind, name }) => (theme[kind] === name ? [] : [[kind, name]])))
}
