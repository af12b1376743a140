import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Source, SourceFile } from '../files/load-source.ts'
import { findingAt } from '../findings/fault.ts'
import type { Finding } from '../findings/finding.ts'
import { pointerTo } from '../json/json-pointer.ts'
import { asJsonObject, asText, childObject, type JsonObject } from '../json/json-value.ts'
import { findTenantFile } from './find-tenant-file.ts'
import { imageFault } from './image-fault.ts'
import { tenantCodeOf } from './tenant-chain.ts'
import { type FaceKey, tenantFonts } from './tenant-fonts.ts'

export const imageKeys = ['logo', 'logoDark', 'logoShape', 'favicon', 'illustration'] as const

/** Bytes of a lender's images and fonts. */
export type TenantImages = Readonly<Partial<Record<(typeof imageKeys)[number] | FaceKey, Uint8Array>>>

/** Names of the files that the settings of a tenant name in its folder: images, fonts and their license. */
export function namedFiles(settings: JsonObject): readonly string[] {
  const theme = childObject(settings, 'theme')
  const { faces, license } = asJsonObject(theme.fonts)
  const fonts = (Array.isArray(faces) ? faces : []).map((face) => asText(asJsonObject(face).file))
  return [...imageKeys.map((key) => asText(theme[key])), ...fonts, asText(license)].filter(
    (name) => name !== '',
  )
}

/** Images and fonts in the folder of a tenant, and their findings. Empty if there is no folder, as for a git revision. */
export function tenantImages(
  source: Source,
  file: SourceFile,
  settings: JsonObject,
): { readonly images: TenantImages; readonly findings: readonly Finding[] } {
  const folder = path.join(source.tenants, tenantCodeOf(file))
  const schema = source.project.schemas.named('tenant')
  if (!existsSync(folder)) return { images: {}, findings: [] }
  const read = imageKeys.flatMap((name) => {
    const image = childObject(settings, 'theme')[name]
    // The schema reports other paths.
    return typeof image === 'string' && path.basename(image) === image
      ? [{ name, content: readImage(folder, image, maxBytes(schema, name)) }]
      : []
  })
  const fonts = tenantFonts(folder, settings, schema)
  const images = read.flatMap(({ name, content }) =>
    typeof content === 'string' ? [] : [[name, content] as const],
  )
  return {
    images: Object.fromEntries([...images, ...fonts.files]),
    findings: [
      ...fonts.faults.map((fault) => findingAt(fault, { file, pointer: fault.pointer })),
      ...read.flatMap(({ name, content }) => {
        if (typeof content !== 'string') return []
        const pointer = pointerTo('theme', name)
        return [findingAt({ rule: 'brand-image', pointer, message: content }, { file, pointer })]
      }),
    ],
  }
}

/** Bytes of an image, or the reason why it cannot be shown. */
function readImage(folder: string, image: string, most: number): Uint8Array | string {
  const found = findTenantFile(folder, image)
  if (typeof found === 'string') return found
  const { place, size } = found
  if (size > most)
    return `"${image}" has ${Math.ceil(size / kibibyte)} KiB; an image may have ${most / kibibyte}.`
  const bytes = readFileSync(place)
  return imageFault(image, bytes) ?? bytes
}

const kibibyte = 1024

function maxBytes(schema: JsonObject, name: string): number {
  const theme = asJsonObject(childObject(schema, 'properties').theme)
  return Number(childObject(childObject(theme, 'properties'), name)['x-max-bytes'])
}
