import { formFormats, numberFormats } from '#engine'
import { asJsonObject, filesOf, findingAt, isJsonObject, type Json, nearestHint, pointerTo } from '#source'
import type { Rule } from '../rule.ts'

const known = Object.keys({ ...formFormats, ...numberFormats })

export const formFormatUnknown: Rule = {
  id: 'form-format-unknown',
  why: 'A format without a check keeps the product from starting, or accepts every answer.',
  check: ({ source, tenant }) =>
    (tenant === undefined ? filesOf(source, 'form') : []).flatMap((file) =>
      formatsIn(asJsonObject(file.value).schema, '/schema')
        .filter(({ format }) => !known.includes(format))
        .map(({ format, pointer }) =>
          findingAt(
            { rule: '', pointer, message: `There is no format "${format}".`, ...nearestHint(format, known) },
            { file, pointer },
          ),
        ),
    ),
}

interface PlacedFormat {
  readonly format: string
  readonly pointer: string
}

function formatsIn(schema: Json | undefined, pointer: string): readonly PlacedFormat[] {
  if (Array.isArray(schema))
    return schema.flatMap((item: Json, index) => formatsIn(item, pointer + pointerTo(index)))
  if (!isJsonObject(schema)) return []
  return Object.entries(schema).flatMap(([key, child]) => {
    const below = pointer + pointerTo(key)
    return key === 'format' && typeof child === 'string'
      ? [{ format: child, pointer: below }]
      : formatsIn(child, below)
  })
}
