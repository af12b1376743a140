import path from 'node:path'
import {
  asJsonObject,
  drawFavicon,
  drawLogo,
  type JsonObject,
  type Source,
  tenantChain,
  tenantSettings,
} from '#source'
import type { Known } from './known.ts'
import type { NewTenant } from './stage-tenant.ts'

export interface ChosenImage {
  readonly kind: 'logo' | 'favicon'
  /** Name of the file in the lender's folder. */
  readonly name: string
  readonly from: NewTenant['images'][string]
}

/** Chooses the images of a new lender: given ones, those of its site, or plain ones that are drawn. */
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

/** Image settings of the theme that differ from the group's. */
export function imageNames(source: Source, group: string, images: readonly ChosenImage[]): JsonObject {
  const theme = asJsonObject(tenantSettings(tenantChain(source, group).files).value.theme)
  return Object.fromEntries(images.flatMap(({ kind, name }) => (theme[kind] === name ? [] : [[kind, name]])))
}
