import type { Context } from '#generated/context'
import type { Machine } from './compile-machine.ts'
import { JourneyError } from './journey-error.ts'

/** Throws MISSING_CONTEXT 'Profile and heloc are required' (core specification 8) when a part that the machine requires is absent. */
export function requireContext({ requires }: Machine, context: Context): void {
  for (let index = 0; index < requires.length; index++) {
    const part = requires[index]
    if (part !== undefined && (context[part] === undefined || context[part] === null))
      throw new JourneyError('MISSING_CONTEXT', missing(requires), 'journey', '/requires')
  }
}

function missing(parts: readonly string[]): string {
  const sentence = `${parts.join(' and ')} ${parts.length === 1 ? 'is' : 'are'} required`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
