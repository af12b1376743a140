import type { Fault } from '../findings/fault.ts'
import { pointerTo } from '../json/json-pointer.ts'
import { asJsonObject, childObject, type JsonObject } from '../json/json-value.ts'

const hint = 'Take it out; what is special to this lender is a disclosure of its own.'

/** Faults of lenders that reword disclosures which the law requires: these are the same for every lender. */
export function checkRegulatory(
  base: JsonObject,
  value: JsonObject,
  reworded: readonly string[],
): readonly Fault[] {
  return Object.entries(disclosuresOf(base)).flatMap(([id, disclosure]) => {
    const { regulatory, versions } = asJsonObject(disclosure)
    if (regulatory !== true) return []
    const fault = (pointer: string, message: string): Fault => ({
      rule: 'override-invalid',
      pointer,
      message,
      hint,
      what: 'key',
    })
    const own = asJsonObject(disclosuresOf(value)[id]).versions
    const isOther = JSON.stringify(own) !== JSON.stringify(versions)
    const keys = (Array.isArray(versions) ? versions : []).map((version) => asJsonObject(version).copy)
    return [
      ...(isOther && own !== undefined
        ? [
            fault(
              pointerTo('disclosures', 'disclosures', id),
              `The law asks for the disclosure "${id}": no lender has versions of its own.`,
            ),
          ]
        : []),
      ...reworded
        .filter((key) => keys.includes(key))
        .map((key) =>
          fault(
            `/copy/${key}`,
            `"${key}" words the disclosure "${id}", which the law asks for: no lender rewords it.`,
          ),
        ),
    ]
  })
}

const disclosuresOf = (flows: JsonObject): JsonObject =>
  childObject(asJsonObject(flows.disclosures), 'disclosures')
