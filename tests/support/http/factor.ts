import { TOTP } from 'otpauth'
import type { Borrower } from './borrower.ts'

const path = '/identity/secure/api/v1/second-factor'
const password = 'correct horse battery'

/** Returns the code that an authenticator app shows at a time. */
export const codeOf = (secret: string, at: Date): string =>
  TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: at.getTime() })

export interface Factor {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Sets a second factor up for a borrower who is signed in. */
export async function setUpFactor(borrower: Borrower, at: Date): Promise<Factor> {
  const begun = await borrower.post(path, { currentPassword: password })
  const { secret } = begun.json()
  const confirmed = await borrower.post(`${path}/confirmation`, { code: codeOf(secret, at) })
  if (confirmed.statusCode !== 200) throw new Error(`Second factor: ${begun.body} ${confirmed.body}`)
  return { secret, ...confirmed.json() }
}

/** Gives a code of the second factor, which completes a sign-in. */
export const giveCode = (borrower: Borrower, code: string) => borrower.post(`${path}/verification`, { code })
