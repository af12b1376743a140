import type { Json } from '#engine'
import { findingAt } from './fault.ts'
import type { Finding } from './finding.ts'
import { pointerTo } from './json-pointer.ts'
import { asJsonObject, isJsonObject } from './json-value.ts'
import type { SourceFile } from './load-source.ts'
import { parseOnce } from './parse-once.ts'

/** Texts of a document that no one could be shown; its shape is the schema's business. */
export function checkDocument(file: SourceFile): readonly Finding[] {
  const { title = '', sections = [] } = asJsonObject(file.value)
  return [...textsIn(title, ['title']), ...textsIn(sections, ['sections'])].flatMap(({ text, path }) => {
    const result = parseOnce(text)
    if (result.ok) return []
    const pointer = pointerTo(...path)
    const message = `This is not a message that can be shown: ${result.reason}.`
    return [findingAt({ rule: 'icu-invalid', pointer, message }, { file, pointer })]
  })
}

interface PlacedText {
  readonly text: string
  readonly path: readonly string[]
}

function textsIn(value: Json, path: readonly string[]): readonly PlacedText[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (!Array.isArray(value) && !isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, [...path, key]))
}
