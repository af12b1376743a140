import fc from 'fast-check'
import type { Json } from '#source'
import { bodyOf } from './bodies.ts'
import type { ApiCall } from './calls.ts'
import { type Company, knownTo, pathWords, peopleFor } from './company.ts'
import type { SoakPerson } from './look-up.ts'
import { boundary } from './multipart.ts'
import type { SoakRequest } from './soak-request.ts'
import { type KnownValues, valuesOf } from './values-of.ts'

/** Request that a call accepts, by a person of the company about their own data. The server may still refuse it as not due. */
export function validRequest(company: Company, call: ApiCall): fc.Arbitrary<SoakRequest> {
  return fc.constantFrom(...peopleFor(company, call)).chain((person) => {
    const known = knownTo(company, person)
    const address = fc.record({
      path: valuesIn('path', call, { ...known, words: pathWords(person, call) }),
      query: valuesIn('query', call, known),
    })
    return address.chain(({ path, query }) =>
      fc
        .record({
          body: bodyOf(company, { call, person, known }),
          headers: headersOf(company, call, person),
        })
        .map(({ body, headers }) => ({
          ...{ method: call.method, path: addressOf(call, path, query), call, mustFail: false, times: 1 },
          about: [`${person.email} at ${person.state}`],
          headers: body.length > 0 ? { ...headers, 'content-type': contentTypeOf(call) } : headers,
          body: body.length > 0 ? body : undefined,
        })),
    )
  })
}

const contentTypeOf = ({ isUpload }: ApiCall): string =>
  isUpload ? `multipart/form-data; boundary=${boundary}` : 'application/json'

type Values = Readonly<Record<string, Json>>

function valuesIn(where: string, call: ApiCall, known: KnownValues): fc.Arbitrary<Values> {
  const parameters = call.parameters.filter((parameter) => parameter.in === where)
  const values = parameters.map(({ name, schema }) => [name, valuesOf(schema, known, name)] as const)
  const requiredKeys = parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  return fc.record(Object.fromEntries(values), { requiredKeys })
}

function addressOf({ path }: ApiCall, params: Values, query: Values): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encoded(String(params[name])))
  const search = Object.entries(query).map(([name, value]) => `${name}=${encoded(String(value))}`)
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`
}

/** Encodes a text for an address. Replaces unpaired surrogates, which have no UTF-8. */
export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

function headersOf(company: Company, call: ApiCall, { client }: SoakPerson) {
  const { spares, operatorKey } = company
  const tokens = {
    // A logout uses a session that no other request uses.
    bearer: call.path.endsWith('/logout') ? fc.constantFrom(...spares) : fc.constant(client.token),
    operator: fc.constant(operatorKey),
  }
  const [scheme, token] =
    call.security === 'operator' ? ['Operator', tokens.operator] : ['Bearer', tokens.bearer]
  return fc.record({ key: fc.uuid(), from: origins, token }).map(({ key, from, token }) => ({
    ...{ accept: 'application/json', 'x-forwarded-for': from },
    ...(call.security === undefined ? {} : { authorization: `${scheme} ${token}` }),
    ...(call.isIdempotent ? { 'idempotency-key': key } : {}),
  }))
}

/** Addresses from which requests seem to come: most are unique, some are from one address that soon exceeds its limit. */
const origins: fc.Arbitrary<string> = fc.oneof(
  { weight: 30, arbitrary: fc.ipV4().map((address) => address.replace(/^\d+/, '10')) },
  { weight: 1, arbitrary: fc.constant('10.0.0.1') },
)
