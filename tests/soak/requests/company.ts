import type { Json, JsonObject, TenantJourney } from '#source'
import type { ApiCall } from './calls.ts'
import { type SoakPerson, signing } from './look-up.ts'
import { passwords } from './people.ts'
import type { KnownValues } from './values-of.ts'

/** Everybody who sends requests, and what they may send. */
export interface Company {
  readonly people: readonly SoakPerson[]
  /** Authorization headers that open nothing, by what is wrong with them. */
  readonly strangers: Readonly<Record<string, string>>
  readonly effective: TenantJourney
  /** The JSON Schema of a form of `flows/forms`. */
  readonly formSchema: (form: string) => JsonObject
  /** The key of whoever runs the server. */
  readonly operatorKey: string
  /** Tokens of sessions that are there to be ended. */
  readonly spares: readonly string[]
  /** Answers with which the next people may register. */
  readonly registrations: readonly JsonObject[]
}

/** Whom a call is for: additional signers have calls of their own, and borrowers the others. */
export function peopleFor({ people }: Company, { path }: ApiCall): readonly SoakPerson[] {
  const isSigners = path.includes('/co-deed/') && !path.includes('{uuid}')
  const meant = people.filter(({ state }) => (state === signing) === isSigners)
  return meant.length === 0 ? people : meant
}

/** What a person knows of: their own, and words that the product gives a meaning to. */
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
      // Names that lead down the side roads of the sandbox.
      lastName: ['Doe', 'Decline', 'Nomatch', 'Frozen', 'Crediterror', 'Lowincome', 'Overdebt'],
      mode: ['borrower', 'signer'],
      referrer: [originator],
      version: ['1', '2'],
      amount: [60_000],
    },
  }
}

/** What a path may name, besides what its schema says: what is due more often than what is not. */
export function pathWords(
  { effective }: Company,
  { client, named, steps }: SoakPerson,
  call: ApiCall,
): Readonly<Record<string, readonly Json[]>> {
  const due = steps.map(({ path }) => path.split('/').at(-1) ?? '')
  const names = call.path.includes('/acts/')
    ? Object.keys(actForms)
    : Object.keys(effective.source.process.submissions)
  return {
    uuid: [call.path.includes('/lo/') ? originator : client.applicationUuid],
    name: [...names, ...due.flatMap((name) => Array<string>(names.length).fill(name))],
    type: ['truv-payroll', 'plaid-transactions', 'bank-account', 'POINTSERV_TAX'],
    id: ['soft-credit', 'hard-credit', 'esign', 'terms', 'privacy'],
    department: ['OPS_PHONE', 'OPS_CHAT'],
    document: [...named.document, 'esign-test'],
    ...(named.signer.length === 0 ? {} : { signer: named.signer }),
    ...(named.condition.length === 0 ? {} : { condition: named.condition }),
  }
}

/** A loan officer of the sandbox. */
const originator = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'

/** Forms of what an additional signer does. */
export const actForms: Readonly<Record<string, string>> = {
  consent: 'heloc-signer/intro',
  identity: 'identity',
  proof: 'heloc-signer/conditions/upload-document',
  rescission: 'complete',
  signature: 'heloc-signer/sign',
}
