import fc from 'fast-check'
import type { Context } from '#generated/context'
import { type FieldPath, fieldEnums } from '#generated/fields'

/** Value of an enumerated field, or undefined. */
const oneOf = (field: FieldPath) => maybe(fc.constantFrom(...(fieldEnums[field] ?? [])))

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined })

const flag = maybe(fc.boolean())
const word = maybe(fc.constantFrom('Ada', 'TX', 'CA', '1980-05-17'))
const figure = maybe(fc.constantFrom(-1, 0, 1, 10, 85_000))

const account = maybe(fc.record({ uuid: word, routingNumber: word }))

const profile = fc.record({
  name: maybe(fc.record({ firstName: word, lastName: word })),
  dob: word,
  email: word,
  phoneNumbers: maybe(fc.array(fc.record({ number: word }), { maxLength: 2 })),
  addresses: maybe(fc.array(fc.record({ street1: word }), { maxLength: 2 })),
})

const heloc = fc.record({
  property: maybe(
    fc.record({ address: maybe(fc.record({ state: word })), occupancy: oneOf('heloc.property.occupancy') }),
  ),
  selectedPropertyUuid: word,
  consents: maybe(fc.array(fc.record({ type: oneOf('heloc.consents[].type') }), { maxLength: 2 })),
  documents: maybe(fc.array(fc.record({ type: oneOf('heloc.documents[].type') }), { maxLength: 3 })),
  term: figure,
  amount: figure,
  disburseAccount: account,
  autopayAccount: account,
  payType: oneOf('heloc.payType'),
  isCrypto: flag,
  coDeedStatus: oneOf('heloc.coDeedStatus'),
  insurance: maybe(fc.record({ complete: flag })),
  assetDepletion: maybe(fc.record({ complete: flag })),
  hasHmda: flag,
  offers: maybe(fc.array(fc.record({ uuid: word }), { maxLength: 1 })),
})

const status = fc.record({
  checklistStatus: oneOf('status.checklistStatus'),
  uwDecision: oneOf('status.uwDecision'),
  uwSubDecision: oneOf('status.uwSubDecision'),
  giactAccountStatus: oneOf('status.giactAccountStatus'),
  bpo: oneOf('status.bpo'),
  liensComplete: flag,
  inquiryAttestNeeded: flag,
  inquiryAttestComplete: flag,
  manualPaystubUpload: flag,
  manualPaystubTasksComplete: flag,
  datatreeNoMatch: flag,
  creditFrozenWithPin: flag,
  dtiDecline: flag,
  creditScoreDecline: flag,
  summaryReady: flag,
  summaryComplete: flag,
  closingReady: flag,
  closingComplete: flag,
  notaryReady: flag,
  notaryComplete: flag,
  primaryParticipantAcceptComplete: flag,
  manualDeedSigningComplete: flag,
  manualNotary: flag,
  employmentVerificationNeeded: flag,
  waitingOnFloodCert: flag,
  condition: oneOf('status.condition'),
})

/** Application in any condition, possible or not, as the server sends it: undefined values are absent. */
export const randomContext: fc.Arbitrary<Context> = fc
  .record({ profile, heloc, status: maybe(status) })
  .map((context): Context => JSON.parse(JSON.stringify(context)))

/** Server states that the API may name. */
export const serverStates: readonly string[] = fieldEnums['status.checklistStatus'] ?? []
