import { sampleToken } from './sample-token.ts'

/** Token of somebody who gave the password and still owes the code of their second factor. */
export function factorToken(sub: string): string {
  const [head, claims = '', signature] = sampleToken(sub).split('.')
  const due = { ...JSON.parse(atob(claims)), aud: 'customer-factor', jti: 'due' }
  return [head, btoa(JSON.stringify(due)).replaceAll('=', ''), signature].join('.')
}
