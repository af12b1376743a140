import type { FilePlace } from '../findings/fault.ts'
import type { JsonFile } from '../json/json-file.ts'
import { pointerTo } from '../json/json-pointer.ts'
import { asJsonObject, childObject, type Json, type JsonObject } from '../json/json-value.ts'

/** Files of flows/help merged: articles, canned answers and subjects by id, lists of synonyms concatenated. */
export const helpFlows = (files: readonly JsonFile[]): JsonObject => ({
  ...Object.fromEntries(
    named.map((part) => [
      part,
      Object.fromEntries(files.flatMap((file) => Object.entries(entriesOf(file, part)))),
    ]),
  ),
  synonyms: files.flatMap((file) => listOf(file, 'synonyms')),
  ignored: files.flatMap((file) => listOf(file, 'ignored')),
})

/** Place in a file of a path in the merged help. An id that occurs in two files resolves to the later one. */
export function helpPlace(files: readonly JsonFile[], path: readonly string[]): FilePlace | undefined {
  const [part = '', key = '', ...rest] = path
  if (named.includes(part)) {
    const file = files.findLast((one) => Object.hasOwn(entriesOf(one, part), key))
    return file && { file, pointer: pointerTo(...path) }
  }
  let index = Number(key)
  for (const file of files) {
    const { length } = listOf(file, part)
    if (index < length) return { file, pointer: pointerTo(part, index, ...rest) }
    index -= length
  }
  const [file] = files
  return file && { file, pointer: '' }
}

/** Parts whose entries have an id. */
const named: readonly string[] = ['articles', 'canned', 'subjects']

const entriesOf = ({ value }: JsonFile, part: string): JsonObject => childObject(asJsonObject(value), part)

function listOf({ value }: JsonFile, part: string): readonly Json[] {
  const list = asJsonObject(value)[part]
  return Array.isArray(list) ? list : []
}
