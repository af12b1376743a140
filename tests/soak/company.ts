import type { Json, JsonObject } from '#engine'
import type { EffectiveJourney } from '#source'
import type { Person } from './people.ts'
import type { Known } from './values-of.ts'

/** Everybody who sends requests, and what they may send. */
export interface Company {
  readonly people: readonly Person[]
  /** Authorization headers that open nothing, by what is wrong with them. */
  readonly strangers: Readonly<Record<string, string>>
  readonly effective: EffectiveJourney
  /** The JSON Schema of a form of `flows/forms`. */
  readonly formSchema: (form: string) => JsonObject
  /** Tokens of sessions that are there to be ended. */
  readonly spares: readonly string[]
  /** Answers with which the next people may register. */
  readonly registrations: readonly JsonObject[]
}

/** What a person knows of: their own, and words that the product gives a meaning to. */
export function knownTo({ people, effective }: Company, person: Person): Known {
  return {
    uuids: person.uuids,
    hashes: person.hashes,
    words: {
      orgCode: [effective.tenant.org.orgCode, effective.tenant.code],
      email: [person.email, ...people.map(({ email }) => email)],
      // Names that lead down the side roads of the sandbox.
      lastName: ['Doe', 'Decline', 'Nomatch', 'Frozen', 'Crediterror', 'Lowincome', 'Overdebt'],
      mode: ['borrower', 'signer'],
      version: ['1', '2'],
      amount: [60_000],
    },
  }
}

/** What a path may name, besides what its schema says. */
export const pathWords = (
  { effective }: Company,
  person: Person,
): Readonly<Record<string, readonly Json[]>> => ({
  uuid: [person.client.applicationUuid, person.client.applicationUuid, originator],
  document: [...person.documents, 'esign-test'],
  name: [...Object.keys(effective.source.process.submissions), ...Object.keys(actForms)],
  type: ['truv-payroll', 'plaid-transactions', 'bank-account', 'POINTSERV_TAX'],
  id: ['soft-credit', 'hard-credit', 'esign', 'terms', 'privacy'],
  department: ['OPS_PHONE', 'OPS_CHAT'],
})

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
