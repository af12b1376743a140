import type { Json, JsonObject, TenantJourney } from '#source'
import type { ApiCall } from './calls.ts'
import { type SoakPerson, signing } from './look-up.ts'
import { passwords } from './people.ts'
import type { KnownValues } from './values-of.ts'

/** People who send requests, with data for their requests. */
export interface Company {
  readonly people: readonly SoakPerson[]
  /** Invalid authorization headers, by what is wrong with them. */
  readonly strangers: Readonly<Record<string, string>>
  readonly effective: TenantJourney
  /** Returns the JSON Schema of a form of `flows/forms`. */
  readonly formSchema: (form: string) => JsonObject
  /** Key of the operator. */
  readonly operatorKey: string
  /** Tokens of sessions that requests may end. */
  readonly spares: readonly string[]
  /** Answers with which new people may register. */
  readonly registrations: readonly JsonObject[]
}

/** People for a call: additional signers have calls of their own, borrowers use the others. */
export function peopleFor({ people }: Company, { path }: ApiCall): readonly SoakPerson[] {
  const isSigners = path.includes('/co-deed/') && !path.includes('{uuid}')
  const meant = people.filter(({ state }) => (state === signing) === isSigners)
  return meant.length === 0 ? people : meant
}

/** Values that a person knows: their own uuids and hashes, and words with a meaning in the product. */
export function knownTo({ people, effective }: Company, person: SoakPerson): KnownValues {
  const password = person.state === signing ? passwords.signer : passwords.borrower
  const lenders = [effective.tenant.org.orgCode, effective.tenant.code]
  return {
    uuids: person.uuids,
    hashes: person.hashes,
    words: {
      orgCode: lenders,
      organization: lenders,
      email: [person.email, ...people.map(({ email }) => email)],
      password: [password],
      currentPassword: [password],
      // Names for which the sandbox leads down other roads.
      lastName: ['Doe', 'Decline', 'Nomatch', 'Frozen', 'Crediterror', 'Lowincome', 'Overdebt'],
      mode: ['borrower', 'signer'],
      referrer: [originator],
      version: ['1', '2'],
      amount: [60_000],
    },
  }
}

/** Values for a path besides those of its schema. */
export function pathWords(
  { client, named }: SoakPerson,
  call: ApiCall,
): Readonly<Record<string, readonly Json[]>> {
  return {
    uuid: [call.path.includes('/lo/') ? originator : client.applicationUuid],
    type: ['truv-payroll', 'plaid-transactions', 'bank-account', 'POINTSERV_TAX'],
    id: ['soft-credit', 'hard-credit', 'esign', 'terms', 'privacy'],
    department: ['OPS_PHONE', 'OPS_CHAT'],
    document: [...named.document, 'esign-test'],
    ...(named.signer.length === 0 ? {} : { signer: named.signer }),
    ...(named.condition.length === 0 ? {} : { condition: named.condition }),
  }
}

/** Loan officer of the sandbox. */
const originator = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'
