/** Value of a variant of flows/flags.json. */
export type VariantValue = boolean | Readonly<Record<string, unknown>>

export interface FlagOverride {
  readonly variant: string
  readonly value: VariantValue
}

const key = 'developer_flags'

/** Variants that the toolbar chose in place of what the server decides, by the key of their flag. */
export function findOverrides(): Readonly<Record<string, FlagOverride>> {
  const text = window.localStorage.getItem(key)
  return text === null ? {} : JSON.parse(text)
}

/** Undefined gives a flag back to the server. */
export function saveOverride(flag: string, override: FlagOverride | undefined): void {
  const { [flag]: _, ...others } = findOverrides()
  const next = override === undefined ? others : { ...others, [flag]: override }
  window.localStorage.setItem(key, JSON.stringify(next))
}
