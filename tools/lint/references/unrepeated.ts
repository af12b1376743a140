import { asJsonObject, childObject, pointerTo } from '#source'
import type { RuleFault } from '../rule.ts'
import type { PlacedField } from './forms-of.ts'

/** Fault of a field that is named as the repetition of another one, or asks for an account, and is compared with nothing. */
export function unrepeated({ file, name, field: { widget, same } }: PlacedField): readonly RuleFault[] {
  const fields = childObject(asJsonObject(file.value), 'fields')
  const original = name.replace(/Repeated$/, '')
  if (original !== name && Object.hasOwn(fields, original) && same === undefined)
    return [
      {
        pointer: '',
        what: 'key',
        related: [pointerTo('fields', original)],
        message: `"${name}" is not compared with "${original}": a mistyped answer would be taken.`,
        hint: `Say \`"same": "${original}"\`.`,
      },
    ]
  const repetitions = Object.entries(fields).filter(
    ([key, each]) => key === `${name}Repeated` || asJsonObject(each).same === name,
  )
  if (widget !== 'account' || same !== undefined || repetitions.length > 0) return []
  const message = `"${name}" is asked for once: money would go to a mistyped account.`
  const hint = `Ask for it again, as "${name}Repeated" with \`"same": "${name}"\`.`
  return [{ pointer: '', what: 'key', message, hint }]
}
