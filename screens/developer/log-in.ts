import { calls } from '../api/calls.ts'
import { clearSession, saveToken } from '../api/session/session.ts'
import { signInCalls } from '../api/session/sign-in-calls.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Token, used instead of e-mail and password. */
  readonly jwt: string
}

/**
 * Signs in with a password or a token. Returns the user's active application. Throws if the sign-in fails or there is no
 * application.
 */
export async function logIn({ email, password, jwt }: Credentials, orgCode: string): Promise<string> {
  clearSession()
  if (jwt === '')
    await signInCalls.login({ email, password, orgCode, applicationName: 'heloc', mode: 'customer' })
  else saveToken(jwt)
  const [active] = (await calls.applications()).list
  if (active?.uuid === undefined) throw new Error('There is no application.')
  return active.uuid
}
