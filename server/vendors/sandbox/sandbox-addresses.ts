import type { AddressDirectory } from '../ports/address-directory.ts'
import sandbox from './sandbox.json' with { type: 'json' }

/**
 * Directory that suggests at most five addresses of the sandbox table which contain every typed word; none before the third
 * character.
 */
export const sandboxAddresses: AddressDirectory = {
  suggest: async (typed) => {
    const words = typed
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((word) => word !== '')
    if (words.join('').length < 3) return []
    return sandbox.addresses.filter((address) => holds(address, words)).slice(0, 5)
  },
}

function holds(
  { street1, city, state, zip }: (typeof sandbox.addresses)[number],
  words: readonly string[],
): boolean {
  const whole = `${street1} ${city} ${state} ${zip}`.toLowerCase()
  return words.every((word) => whole.includes(word))
}
