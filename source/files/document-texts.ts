import { pointerTo } from '../json/json-pointer.ts'
import { asJsonObject, isJsonObject, type Json, type JsonObject } from '../json/json-value.ts'

/** Text of a document, with its pointer in the file. */
export interface PlacedText {
  readonly text: string
  readonly pointer: string
}

/** Texts that a document shows itself; a section that it copies is read where it is written. */
export const documentTexts = ({ title = '', sections = [] }: JsonObject): readonly PlacedText[] => [
  ...textsIn(title, '/title'),
  ...(Array.isArray(sections) ? sections : []).flatMap((section, index) => {
    const { id: _, copies: _copies, given: _given, ...texts } = asJsonObject(section)
    return textsIn(texts, pointerTo('sections', index))
  }),
]

function textsIn(value: Json, pointer: string): readonly PlacedText[] {
  if (typeof value === 'string') return [{ text: value, pointer }]
  if (!Array.isArray(value) && !isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, pointer + pointerTo(key)))
}
