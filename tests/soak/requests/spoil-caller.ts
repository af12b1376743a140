import fc from 'fast-check'
import type { Company } from './company.ts'
import type { SoakRequest } from './soak-request.ts'
import type { Spoil } from './spoil.ts'

/** Spoils of the sender: another person sends the request, or the same person sends it twice. */
export const callerSpoils: Readonly<Record<string, Spoil>> = {
  'by nobody': (request) => {
    const { authorization, ...headers } = request.headers
    return authorization === undefined ? undefined : fc.constant({ ...request, headers, mustFail: true })
  },
  'by a stranger': (request, { strangers }) =>
    request.headers.authorization === undefined
      ? undefined
      : fc.constantFrom(...Object.entries(strangers)).map(([name, authorization]) => ({
          ...withHeaders(request, { authorization }),
          mustFail: true,
          about: [...request.about, name],
        })),
  'by somebody else': (request, company) => {
    const others = othersThan(request, company)
    if (request.headers.authorization === undefined || others.length === 0) return undefined
    return fc.constantFrom(...others).map((client) => ({
      ...withHeaders(request, { authorization: `Bearer ${client.token}` }),
      mustFail: true,
    }))
  },
  'twice at once': (request) =>
    request.cutAfter === undefined ? fc.constant({ ...request, times: 2 }) : undefined,
  'with a key that served before': (request) =>
    request.headers['idempotency-key'] === undefined
      ? undefined
      : fc
          .nat({ max: 9 })
          .map((digit) => withHeaders(request, { 'idempotency-key': `served-before-${digit}` })),
  'with another key': (request) =>
    request.call?.isIdempotent
      ? fc
          .constantFrom('', 'short', 'x'.repeat(129), 'with space here', "'--drop-table", '__proto__')
          .map((key) => withHeaders(request, { 'idempotency-key': key }))
      : undefined,
}

const withHeaders = (request: SoakRequest, headers: SoakRequest['headers']): SoakRequest => ({
  ...request,
  headers: { ...request.headers, ...headers },
})

/** People whose application the address does not name; empty if it names none. */
function othersThan({ path }: SoakRequest, { people }: Company) {
  const clients = people.map(({ client }) => client)
  const isNamed = clients.some(
    ({ applicationUuid }) => path.includes(`/${applicationUuid}`) && !path.includes('co-deed/'),
  )
  return isNamed ? clients.filter(({ applicationUuid }) => !path.includes(applicationUuid)) : []
}
