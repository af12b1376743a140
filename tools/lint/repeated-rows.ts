import { asJsonObject, asText, childObject, type Json, type JsonObject, pointerTo } from '#source'
import type { RuleFault } from './rule.ts'

/** Faults of rows that show, below another question, an answer that an earlier row shows (`answered` of a form). */
export function repeatedRows(form: JsonObject): readonly RuleFault[] {
  const { rows } = childObject(form, 'answered')
  const shown = (Array.isArray(rows) ? rows : []).map((row: Json) => asJsonObject(row))
  return shown.flatMap(({ at, label }, index) => {
    const first = shown.findIndex((row) => row.at === at)
    if (at === undefined || first === index) return []
    return [
      {
        pointer: pointerTo('answered', 'rows', index, 'at'),
        related: [pointerTo('answered', 'rows', first, 'at')],
        message: `"${asText(label)}" shows ${asText(at)}, as "${asText(shown[first]?.label)}" does: one of the two shows another answer than its own.`,
        hint: 'Let each row show the answer to its question.',
      },
    ]
  })
}
