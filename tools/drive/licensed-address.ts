import { asJsonObject, childObject, type JsonObject, mergePatch } from '#source'
import cities from './addresses.json' with { type: 'json' }

/** Values whose `address` stands where the lender lends: their own, or the same street in the first state of its licences. */
export function licensedAddress(values: JsonObject, licensedStates: readonly string[]): JsonObject {
  const { state } = childObject(values, 'address')
  if (typeof state !== 'string' || licensedStates.includes(state)) return values
  const [near] = Object.entries(cities).filter(([code]) => licensedStates.includes(code))
  if (near === undefined) return values
  return asJsonObject(mergePatch(values, { address: { state: near[0], ...near[1] } }))
}
