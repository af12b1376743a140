import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from '../findings/fault.ts'
import { asJsonObject, asText, childObject, type Json, type JsonObject } from '../json/json-value.ts'
import { dslSchema } from '../schemas/dsl-schema.ts'
import { fontMetrics } from '../theme/font-metrics.ts'

/** Name of a face among a lender's files, by its place in `theme.fonts.faces`. */
export type FaceKey = `face-${number}`

export const faceKey = (index: number): FaceKey => `face-${index}`

/** Font files in the folder of a tenant, and what is wrong with them. */
export function tenantFonts(
  folder: string,
  settings: JsonObject,
): { readonly files: readonly (readonly [FaceKey, Uint8Array])[]; readonly faults: readonly Fault[] } {
  const fonts = asJsonObject(childObject(settings, 'theme').fonts)
  const faces = Array.isArray(fonts.faces) ? fonts.faces : []
  if (faces.length === 0) return { files: [], faults: [] }
  const read = faces.map((face, index) => ({ index, content: readFace(folder, face) }))
  const files = read.flatMap(({ index, content }) =>
    typeof content === 'string' ? [] : [[faceKey(index), content] as const],
  )
  const faults = read.flatMap(({ index, content }) =>
    typeof content === 'string' ? [fault(`/theme/fonts/faces/${index}/file`, content)] : [],
  )
  return {
    files,
    faults: [...faults, ...weightFaults(files.map(([, bytes]) => bytes)), ...licenseFaults(folder, fonts)],
  }
}

const fault = (pointer: string, message: string): Fault => ({ rule: 'brand-font', pointer, message })

/** Bytes of a font, or the reason why it cannot be shown. */
function readFace(folder: string, face: Json): Uint8Array | string {
  const file = asText(asJsonObject(face).file)
  const place = path.join(folder, file)
  // Other paths are reported by the schema.
  if (file === '' || path.basename(file) !== file || !existsSync(place))
    return `There is no file "${file}" in the folder of this lender.`
  if (path.relative(realpathSync.native(folder), realpathSync.native(place)).startsWith('..'))
    return `"${file}" leads out of the folder of this lender.`
  const bytes = readFileSync(place)
  if (!isWoff2(bytes)) return `"${file}" is not a WOFF2 font.`
  return fontMetrics(bytes) === undefined ? `"${file}" is broken: its letters cannot be measured.` : bytes
}

/** Signature and length of a WOFF2 file (W3C WOFF 2.0, section 4.1). */
const isWoff2 = (bytes: Buffer): boolean =>
  bytes.length > 48 && bytes.toString('latin1', 0, 4) === 'wOF2' && bytes.readUInt32BE(8) === bytes.length

function weightFaults(files: readonly Uint8Array[]): readonly Fault[] {
  const size = files.reduce((sum, { length }) => sum + length, 0)
  const most = maxBytes()
  if (size <= most) return []
  const message = `These fonts have ${Math.ceil(size / 1000)} kB together; a lender's may have ${most / 1000}, for whoever opens its first page waits for them.`
  return [
    { ...fault('/theme/fonts/faces', message), hint: 'Leave a weight out, or letters that no page needs.' },
  ]
}

function maxBytes(): number {
  const theme = asJsonObject(childObject(dslSchema('tenant'), 'properties').theme)
  const fonts = childObject(childObject(theme, 'properties'), 'fonts')
  return Number(childObject(childObject(fonts, 'properties'), 'faces')['x-max-bytes'])
}

/** A font without its license must not be handed on. */
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
