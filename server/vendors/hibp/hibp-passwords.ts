import type { Services } from '../../services.ts'
import type { HibpConnection } from '../../settings/connection.ts'
import { postMessage } from '../gateway/post-message.ts'
import type { BreachedPasswords } from '../ports/breached-passwords.ts'
import { createRest } from '../rest.ts'

/** Time limit of an answer: somebody waits for their password to be taken. */
const usualMs = 1000

/**
 * Creates a look-up in Pwned Passwords (haveibeenpwned.com, API v3, search by range), or in a copy of it that speaks the same. The
 * service learns five digits of a hash, which hundreds of passwords share, and pads its answer so that its length tells nothing.
 */
export function createHibpPasswords(
  { name, url, private: isPrivate }: HibpConnection,
  { clock, log, withinMs = usualMs }: Pick<Services, 'clock' | 'log'> & { readonly withinMs?: number },
): BreachedPasswords {
  const rest = createRest(clock)
  return {
    findRest: async (prefix) => {
      if (rest.isOn()) return new Set()
      try {
        const { status, body } = await postMessage({
          method: 'GET',
          url: new URL(`${url.replace(/\/$/, '')}/range/${prefix}`),
          headers: { accept: 'text/plain', 'add-padding': 'true' },
          body: '',
          withinMs,
          private: isPrivate,
        })
        if (status !== 200) throw new Error(`It answered ${status}.`)
        return new Set([...body.matchAll(/^([0-9A-F]{35}):0*[1-9]/gm)].map(([, rest = '']) => rest))
      } catch (error) {
        rest.begin()
        log.warn({ connection: name, reason: String(error) }, 'breached passwords')
        return new Set()
      }
    },
  }
}
