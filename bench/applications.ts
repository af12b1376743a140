import type { Context } from '#generated/context'

const uuid = '5b1f0e6c-2d3a-4c4b-9a70-0f6d8e2b7c11'

const profile: Context['profile'] = {
  uuid,
  name: { uuid, firstName: 'Ada', lastName: 'Nguyen' },
  dob: '1980-05-17',
  email: 'ada@example.com',
  phoneNumbers: [{ uuid, number: '+12065550123' }],
  addresses: [{ uuid, ownership: 'OWN', street1: '1 Main St', city: 'Austin', state: 'TX', zip: '78701' }],
  hasSsn: true,
}

const heloc = (state: string): NonNullable<Context['heloc']> => ({
  uuid,
  loanNumber: 'HL-100200',
  version: 3,
  property: {
    uuid,
    address: { street1: '1 Main St', city: 'Austin', state, zip: '78701' },
    occupancy: 'PRIMARY',
  },
  consents: [],
  documents: [],
  isCrypto: false,
  coDeedStatus: 'NOT_REQUIRED',
})

const withOffer = (state: string): NonNullable<Context['heloc']> => ({
  ...heloc(state),
  selectedPropertyUuid: uuid,
  consents: [{ type: 'SOFT_CREDIT' }],
  term: 10,
  amount: 85_000,
  rate: 8.25,
})

const identified = (state: string): NonNullable<Context['heloc']> => ({
  ...withOffer(state),
  disburseAccount: { uuid, mask: '6789' },
  documents: [{ type: 'SUMMARY_DISCLOSURE' }, { type: 'BANK_STATEMENT' }, { type: 'DRIVERS_LICENSE_FRONT' }],
})

const contexts: readonly Context[] = [
  { profile: { uuid }, heloc: heloc('CA'), status: { checklistStatus: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' } },
  { profile, heloc: heloc('CA'), status: { checklistStatus: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' } },
  {
    profile,
    heloc: { ...heloc('TX'), selectedPropertyUuid: uuid, consents: [{ type: 'SOFT_CREDIT' }] },
    status: { checklistStatus: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' },
  },
  {
    profile: { uuid },
    heloc: heloc('CA'),
    status: { checklistStatus: 'OFFER_SELECTION', liensComplete: true },
  },
  {
    profile: { uuid },
    heloc: heloc('TX'),
    status: { checklistStatus: 'OFFER_SELECTION', uwDecision: 'SELECT' },
  },
  { profile: { uuid }, heloc: { ...withOffer('CA'), consents: [] }, status: { checklistStatus: 'HMDA' } },
  {
    profile: { uuid },
    heloc: heloc('TX'),
    status: { checklistStatus: 'DISBURSEMENT_ACCOUNT', uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER' },
  },
  {
    profile: { uuid },
    heloc: { ...identified('CA'), term: 0 },
    status: { checklistStatus: 'WAITING_FOR_IDENTITY' },
  },
  {
    profile: { uuid },
    heloc: { ...identified('TX'), term: 0 },
    status: { checklistStatus: 'WAITING_FOR_IDENTITY', bpo: 'COMPLETE' },
  },
  {
    profile: { uuid },
    heloc: { ...identified('TX'), term: 0 },
    status: { checklistStatus: 'WAITING_FOR_IDENTITY', bpo: 'REQUIRED' },
  },
  {
    profile: { uuid },
    heloc: { ...heloc('CA'), insurance: { complete: true } },
    status: { checklistStatus: 'RESCISSION' },
  },
  { profile: { uuid }, heloc: heloc('CA'), status: { checklistStatus: 'RECORDING' } },
]

/**
 * Sample applications, parsed from JSON as from the server, so that none share an object shape only because of how they
 * are written here.
 */
export const applications: readonly Context[] = contexts.map((context) => JSON.parse(JSON.stringify(context)))
