import type { Json } from '#engine'

export interface Account {
  readonly orgCode: string
  readonly email: string
  readonly password: Json
}

/** A token of a new session. */
export async function signIn(url: string, account: Account, address: string): Promise<string> {
  const answer = await fetch(`${url}/identity/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(account),
  })
  if (!answer.ok) throw new Error(`Signing in was answered ${answer.status}: ${await answer.text()}`)
  return String(answer.headers.get('authorization')).slice('Bearer '.length)
}

/** A token whose session its owner has ended. */
export async function endedToken(url: string, account: Account, address: string): Promise<string> {
  const token = await signIn(url, account, address)
  const answer = await fetch(`${url}/identity-broker/customer/secure/api/v3/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`Signing out was answered ${answer.status}: ${await answer.text()}`)
  return token
}
