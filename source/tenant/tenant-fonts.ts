import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from '../findings/fault.ts'
import { asJsonObject, asText, childObject, type JsonObject } from '../json/json-value.ts'
import { fontMetrics } from '../theme/font-metrics.ts'
import { findTenantFile } from './find-tenant-file.ts'

/** Name of a face among a lender's files, by its place in `theme.fonts.faces`. */
export type FaceKey = `face-${number}`

export const faceKey = (index: number): FaceKey => `face-${index}`

/** Reads the font files in the folder of a tenant, and reports their faults by the schema of a tenant's file. */
export function tenantFonts(
  folder: string,
  settings: JsonObject,
  schema: JsonObject,
): { readonly files: readonly (readonly [FaceKey, Uint8Array])[]; readonly faults: readonly Fault[] } {
  const fonts = asJsonObject(childObject(settings, 'theme').fonts)
  const faces = Array.isArray(fonts.faces) ? fonts.faces : []
  if (faces.length === 0) return { files: [], faults: [] }
  const found = faces.map((face) => findTenantFile(folder, asText(asJsonObject(face).file)))
  const tooHeavy = weightFaults(
    found.map((file) => (typeof file === 'string' ? 0 : file.size)),
    maxBytes(schema),
  )
  // Fonts above the size limit are not read, because measuring a font unpacks it.
  const read = found.map((file) =>
    typeof file === 'string' || tooHeavy.length > 0 ? file : readFace(file.place),
  )
  const files = read.flatMap((content, index) =>
    content instanceof Uint8Array ? [[faceKey(index), content] as const] : [],
  )
  const faults = read.flatMap((content, index) =>
    typeof content === 'string' ? [fault(`/theme/fonts/faces/${index}/file`, content)] : [],
  )
  return { files, faults: [...faults, ...tooHeavy, ...unsetFaults(fonts), ...licenseFaults(folder, fonts)] }
}

const fault = (pointer: string, message: string): Fault => ({ rule: 'brand-font', pointer, message })

/** Bytes of a font, or the reason why it cannot be shown. */
function readFace(place: string): Uint8Array | string {
  const bytes = readFileSync(place)
  const file = path.basename(place)
  if (!isWoff2(bytes)) return `"${file}" is not a WOFF2 font.`
  return fontMetrics(bytes) === undefined ? `"${file}" is broken: its letters cannot be measured.` : bytes
}

/** Fault of a font whose files lack the weight for which it is there: a browser would draw that from another one. */
function unsetFaults({ for: use, faces }: JsonObject): readonly Fault[] {
  // The schema reports a use that is missing.
  if (use !== 'all' && use !== 'headings') return []
  const weight = use === 'all' ? 400 : 600
  const given = Array.isArray(faces) ? faces.map((face) => asJsonObject(face).weight) : []
  if (given.includes(weight)) return []
  const message = `${use === 'all' ? 'Text is' : 'Titles are'} set at the weight ${weight}, which none of these files has.`
  const hint = 'Add the file of this weight, or correct `weight` where a file is of it.'
  return [{ ...fault('/theme/fonts/faces', message), hint }]
}

/** Signature and length of a WOFF2 file (W3C WOFF 2.0, section 4.1). */
const isWoff2 = (bytes: Buffer): boolean =>
  bytes.length > 48 && bytes.toString('latin1', 0, 4) === 'wOF2' && bytes.readUInt32BE(8) === bytes.length

function weightFaults(sizes: readonly number[], most: number): readonly Fault[] {
  const size = sizes.reduce((sum, each) => sum + each, 0)
  if (size <= most) return []
  const message = `These fonts have ${Math.ceil(size / 1000)} kB together; a lender's may have ${most / 1000}, for whoever opens its first page waits for them.`
  return [
    { ...fault('/theme/fonts/faces', message), hint: 'Leave a weight out, or letters that no page needs.' },
  ]
}

function maxBytes(schema: JsonObject): number {
  const theme = asJsonObject(childObject(schema, 'properties').theme)
  const fonts = childObject(childObject(theme, 'properties'), 'fonts')
  return Number(childObject(childObject(fonts, 'properties'), 'faces')['x-max-bytes'])
}

/** Reports a missing license: a font without its license must not be distributed. */
function licenseFaults(folder: string, { license }: JsonObject): readonly Fault[] {
  const place = path.join(folder, path.basename(asText(license)))
  const isThere = asText(license) !== '' && existsSync(place) && readFileSync(place, 'utf8').trim() !== ''
  return isThere
    ? []
    : [
        {
          ...fault('/theme/fonts/license', `There is no license of these fonts in "${asText(license)}".`),
          hint: 'Put its text into the folder: for most open fonts, the SIL Open Font License.',
        },
      ]
}
