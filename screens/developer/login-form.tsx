import { type FormEvent, useState } from 'react'
import { calls } from '../api/calls.ts'
import { clearSession, saveToken } from '../api/session/session.ts'
import { signInCalls } from '../api/session/sign-in-calls.ts'
import words from './words.json' with { type: 'json' }

interface LoginFormProps {
  readonly orgCode: string
  /** Called with the uuid of the active application. */
  readonly onLoggedIn: (application: string) => void
}

/** Form that signs in with e-mail and password, or with a JWT (support specification 2). */
export function LoginForm({ orgCode, onLoggedIn }: LoginFormProps) {
  const [hasFailed, setFailed] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answers = new FormData(event.currentTarget)
    const text = (name: string) => String(answers.get(name) ?? '').trim()
    setFailed(false)
    try {
      const credentials = { email: text('email'), password: text('password'), jwt: text('jwt') }
      onLoggedIn(await logIn(credentials, orgCode))
    } catch {
      setFailed(true)
    }
  }
  return (
    <form onSubmit={submit}>
      <label>
        {words.email} <input name="email" type="email" autoComplete="off" />
      </label>
      <label>
        {words.password} <input name="password" type="password" autoComplete="off" />
      </label>
      <label>
        {words.jwt} <input name="jwt" autoComplete="off" />
      </label>
      <button type="submit">{words.login}</button>
      <p role="alert">{hasFailed && words.failed}</p>
    </form>
  )
}

interface Credentials {
  readonly email: string
  readonly password: string
  /** Token, used instead of e-mail and password. */
  readonly jwt: string
}

/**
 * Signs in with a password or a token. Returns the user's active application. Throws if the sign-in fails or there is no
 * application.
 */
async function logIn({ email, password, jwt }: Credentials, orgCode: string): Promise<string> {
  clearSession()
  if (jwt === '')
    await signInCalls.login({ email, password, orgCode, applicationName: 'heloc', mode: 'customer' })
  else saveToken(jwt)
  const [active] = (await calls.applications()).list
  if (active?.uuid === undefined) throw new Error('There is no application.')
  return active.uuid
}
