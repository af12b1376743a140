import type { Policy } from '../policies/policy.ts'

/** Says in a sentence who may call, and on whose data, by the policy of the route. */
export function describeCaller({ who, roles, data }: Policy, hasOwnCredentials: boolean): string {
  if (hasOwnCredentials && who === 'anyone') return 'For whoever has the credentials named under security.'
  const by = roles === undefined ? '' : ` with one of the roles ${roles.join(', ')}`
  return `${callers[who]}${by}${scopes[data]}.`
}

const callers: Readonly<Record<Policy['who'], string>> = {
  anyone: 'For anybody, without signing in',
  customer: 'For a borrower, co-owner or broker who is signed in',
  signer: 'For a co-owner who is signed in',
  staff: 'For staff of a lender',
  operator: 'For the operator of the server',
  sandbox: 'For anybody, and only where the sandbox is open (`SANDBOX=on`)',
}

const scopes: Readonly<Record<Policy['data'], string>> = {
  own: ', on their own data: anybody else’s is answered with 404',
  tenant: ', on data of the lenders at which they have it',
  none: '',
}
