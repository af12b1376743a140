/** Value of a variant of flows/flags.json. */
export type VariantValue = boolean | Readonly<Record<string, unknown>>

export interface FlagOverride {
  readonly variant: string
  readonly value: VariantValue
}

const key = 'developer_flags'

/** Returns the variants that the toolbar chose to override the server's decision, by the key of their flag. */
export function findOverrides(): Readonly<Record<string, FlagOverride>> {
  const text = window.localStorage.getItem(key)
  return text === null ? {} : JSON.parse(text)
}

/** Saves the override of a flag. Undefined removes it, so that the server decides again. */
export function saveOverride(flag: string, override: FlagOverride | undefined): void {
  const { [flag]: _, ...others } = findOverrides()
  const next = override === undefined ? others : { ...others, [flag]: override }
  window.localStorage.setItem(key, JSON.stringify(next))
}
