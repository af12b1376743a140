import type { FlagKey } from '#generated/ids'

/** Returns whether a flag is on; false if it cannot be read. The module that reads flags is loaded on the first call. */
export async function isFlagOn(key: FlagKey, organization: string): Promise<boolean> {
  try {
    return await (await import('../flags/flags.ts')).isFlagOn(key, organization)
  } catch {
    return false
  }
}
