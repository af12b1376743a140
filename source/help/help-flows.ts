import type { FilePlace } from '../findings/fault.ts'
import type { JsonFile } from '../json/json-file.ts'
import { pointerTo } from '../json/json-pointer.ts'
import { asJsonObject, childObject, type Json, type JsonObject } from '../json/json-value.ts'

/** Files of flows/help merged: articles by id, lists of synonyms concatenated. */
export const helpFlows = (files: readonly JsonFile[]): JsonObject => ({
  articles: Object.fromEntries(files.flatMap((file) => Object.entries(articlesOf(file)))),
  synonyms: files.flatMap((file) => listOf(file, 'synonyms')),
  ignored: files.flatMap((file) => listOf(file, 'ignored')),
})

/** Place in a file of a path in the merged help. An id that stands in two files resolves to the later one. */
export function helpPlace(files: readonly JsonFile[], path: readonly string[]): FilePlace | undefined {
  const [part = '', key = '', ...rest] = path
  if (part === 'articles') {
    const file = files.findLast((one) => Object.hasOwn(articlesOf(one), key))
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

const articlesOf = ({ value }: JsonFile): JsonObject => childObject(asJsonObject(value), 'articles')

function listOf({ value }: JsonFile, part: string): readonly Json[] {
  const list = asJsonObject(value)[part]
  return Array.isArray(list) ? list : []
}
