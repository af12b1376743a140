import { isRecord } from '#engine'

export interface SuggestedAddress {
  readonly street1: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** Returns the addresses in a response of the suggestion service. Incomplete addresses are left out. */
export function parseSuggestions(answer: unknown): SuggestedAddress[] {
  const list = isRecord(answer) ? answer.suggestions : answer
  return Array.isArray(list) ? list.filter(isSuggestedAddress) : []
}

function isSuggestedAddress(value: unknown): value is SuggestedAddress {
  return (
    isRecord(value) && ['street1', 'city', 'state', 'zip'].every((part) => typeof value[part] === 'string')
  )
}
