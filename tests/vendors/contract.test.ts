import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { repository } from '#source'
import { loadApiSchemas } from '../../server/validation/api-schemas.ts'
import { loadOperations } from '../../server/vendors/gateway/operations.ts'
import type { VendorDocument } from '../../server/vendors/ports/protocol.ts'
import type { VendorCall } from '../../server/vendors/ports/vendor-call.ts'
import { VendorWaiting } from '../../server/vendors/ports/vendor-waiting.ts'
import { sandboxVendors } from '../../server/vendors/sandbox/sandbox-vendors.ts'
import type { Vendors } from '../../server/vendors/vendors.ts'
import { Borrower } from '../support/http/borrower.ts'
import { registration } from '../support/http/registration.ts'
import { samplePicture } from '../support/samples/sample-picture.ts'
import { type GatewayApp, startGatewayApp } from '../support/vendors/gateway-app.ts'

// Calls to a gateway use the network, some with a callback, possibly on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const at = (street1: string, state = 'ME') => ({ street1, city: 'Portland', state, zip: '04101' })
const anywhere = at('45 Dogwood Court')
const jo = { firstName: 'Jo', lastName: 'Doe', dob: '1980-02-03', attempt: 1 }
const dana = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'
const income = { lastName: 'Doe', employers: ['Acme'], papers: [], statedCents: 9_000_000 }

interface Files {
  readonly clear: VendorDocument
  readonly expired: VendorDocument
  readonly rejected: VendorDocument
}

/** Operation with the answer that every vendor must give. */
interface Clause {
  readonly title: string
  readonly ask: (vendors: Vendors, call: VendorCall, files: Files) => Promise<unknown>
  readonly answer: unknown
}

const clause = (title: string, ask: Clause['ask'], answer: unknown): Clause => ({ title, ask, answer })
const digits = (count: number) => expect.stringMatching(new RegExp(`\\d{${count}}$`))

/** Clauses by operation: an answer on the main road, and answers that lead off it. */
const contract: Readonly<Record<string, readonly Clause[]>> = {
  'originators.find': [
    clause('finds a person by their uuid', ({ originators }) => originators.find(dana), {
      ...{ uuid: dana, originatorName: 'Dana Whitfield', nmls: '1093442', pictures: ['avatar'] },
      ...{ email: 'dana.whitfield@summitridge.example', phoneNumber: '+17205550118' },
    }),
    clause('finds nobody by another', ({ originators }) => originators.find(randomUUID()), undefined),
  ],
  'originators.picture': [
    clause('has bytes of a known type', ({ originators }) => originators.picture(dana, 'avatar'), {
      contentType: 'image/svg+xml',
      bytes: expect.objectContaining({ length: expect.any(Number) }),
    }),
    clause('has none that does not exist', ({ originators }) => originators.picture(dana, 'logo'), undefined),
  ],
  'addresses.suggest': [
    clause('suggests what holds the words', ({ addresses }) => addresses.suggest('120 Alder'), [
      at('120 Alder Street'),
    ]),
    clause('suggests nothing to two letters', ({ addresses }) => addresses.suggest('12'), []),
  ],
  'credit.pull': [
    clause('reports', ({ credit }, call) => credit.pull('SOFT', jo, call), {
      ...{ outcome: 'REPORT', score: expect.any(Number), scoreFactors: expect.any(Array) },
      ...{ monthlyDebtCents: expect.any(Number), inquiries: [], fraudAlert: false, alerts: [] },
    }),
    clause(
      'says at which bureau a file is frozen',
      ({ credit }, call) => credit.pull('SOFT', { ...jo, lastName: 'Frozen' }, call),
      {
        outcome: 'FROZEN',
        bureau: 'EXPERIAN',
      },
    ),
    clause(
      'says that there is no file',
      ({ credit }, call) => credit.pull('SOFT', { ...jo, lastName: 'Nofile' }, call),
      {
        outcome: 'NO_MATCH',
      },
    ),
  ],
  'property.value': [
    clause('values a home', ({ property }, call) => property.value(anywhere, call), {
      ...{ outcome: 'VALUED', valueCents: 85_000_000, condition: 'GOOD', needsOpinion: false },
    }),
    clause('says that a home is rural', ({ property }, call) => property.value(at('5 Rural Route'), call), {
      outcome: 'RURAL',
    }),
  ],
  'records.match': [
    clause(
      'matches',
      ({ records }, call) => records.match({ ...anywhere, street2: '', ownerLastName: 'Doe' }, call),
      {
        outcome: 'MATCH',
      },
    ),
    clause(
      'tells the units',
      ({ records }, call) =>
        records.match({ ...at('12 Duplex Court'), street2: '', ownerLastName: 'Doe' }, call),
      {
        outcome: 'SEVERAL',
        units: ['Unit A', 'Unit B'],
      },
    ),
  ],
  'valuations.order': [
    clause('orders', ({ valuations }, call) => valuations.order({ kind: 'BPO', address: anywhere }, call), {
      reference: digits(8),
    }),
  ],
  'valuations.receive': [
    clause(
      'has the value',
      ({ valuations }, call) => valuations.receive({ kind: 'BPO', address: anywhere }, call),
      {
        valueCents: 83_000_000,
        condition: 'GOOD',
        valuedBy: 'Ridgeline Home Values',
      },
    ),
  ],
  'title.findCoOwners': [
    clause('finds none', ({ title }, call) => title.findCoOwners(anywhere, call), []),
    clause('finds one', ({ title }, call) => title.findCoOwners(at('11 Joint Deed Drive'), call), [
      { firstName: 'Sam', lastName: 'Okafor', holdsInTrust: false },
    ]),
  ],
  'title.findLiens': [
    clause('finds none', ({ title }, call) => title.findLiens(at('1 Free and Clear Lane'), call), []),
    clause(
      'finds them in their order',
      ({ title }, call) => title.findLiens(at('2 Second Lien Street'), call),
      [
        { lender: 'Cascade Home Mortgage', type: 'MORTGAGE', balanceCents: 31_000_000 },
        { lender: 'Pioneer Savings Bank', type: 'HELOC', balanceCents: 4_500_000 },
      ],
    ),
  ],
  'title.isRecent': [
    clause('says yes', ({ title }, call) => title.isRecent(anywhere, call), true),
    clause('says no', ({ title }, call) => title.isRecent(at('6 Old Title Terrace'), call), false),
  ],
  'title.bringUpToDate': [
    clause('has a reference', ({ title }, call) => title.bringUpToDate(anywhere, call), {
      reference: digits(10),
    }),
  ],
  'title.needsPayoffLetter': [
    clause('says no', ({ title }, call) => title.needsPayoffLetter('Pioneer Savings Bank', call), false),
    clause('says yes', ({ title }, call) => title.needsPayoffLetter('Old County Bank', call), true),
  ],
  'income.verify': [
    clause('verifies', (vendors, call) => vendors.income.verify({ ...income, proof: 'LINKED' }, call), {
      outcome: 'VERIFIED',
      annualCents: 9_000_000,
    }),
    clause(
      'asks for the employer',
      (vendors, call) => vendors.income.verify({ ...income, lastName: 'Newjob', proof: 'LINKED' }, call),
      {
        outcome: 'EMPLOYER_NEEDED',
      },
    ),
    clause(
      'finds papers wanting',
      (vendors, call, { rejected }) =>
        vendors.income.verify({ ...income, proof: 'PAPER', papers: [rejected] }, call),
      {
        outcome: 'INSUFFICIENT',
      },
    ),
  ],
  'bank.check': [
    clause(
      'verifies',
      ({ bank }, call) => bank.check({ routingNumber: '021000021', accountNumber: '123456789' }, call),
      {
        status: 'VERIFIED',
        bankName: 'Sandbox Bank',
      },
    ),
    clause(
      'refuses',
      ({ bank }, call) => bank.check({ routingNumber: '021000021', accountNumber: '0000000001' }, call),
      {
        status: 'FAILED_VERIFICATION',
        bankName: 'Sandbox Bank',
      },
    ),
  ],
  'linking.open': (['PLAID', 'TRUV', 'POINTSERV'] as const).map((vendor) =>
    clause(
      `opens the window of ${vendor}`,
      ({ linking }, call) =>
        linking[vendor].open(
          `${vendor}_${{ PLAID: 'TRANSACTIONS', TRUV: 'PAYROLL', POINTSERV: 'TAX' }[vendor]}` as 'PLAID_TRANSACTIONS',
          call,
        ),
      {
        linkToken: expect.stringContaining(vendor.toLowerCase()),
        practice: expect.arrayContaining([
          expect.objectContaining({ publicToken: expect.any(String), name: expect.any(String) }),
        ]),
      },
    ),
  ),
  'linking.exchange': [
    clause(
      'trades a token',
      ({ linking }, call) => linking.PLAID.exchange('plaid-sandbox-first-practice-bank', call),
      {
        name: 'First Practice Bank',
        account: { accountType: 'CHECKING', routingNumber: '021000021', accountNumber: '000555000111' },
      },
    ),
    clause(
      'has nothing for another',
      ({ linking }, call) => linking.PLAID.exchange('of nobody', call),
      undefined,
    ),
  ],
  'identity.verify': [
    clause('verifies', ({ identity }, call, { clear }) => identity.verify([clear], call), []),
  ],
  'flood.certify': [
    clause('certifies', ({ flood }, call) => flood.certify(anywhere, 'NEW', call), {
      zone: 'X',
      insuranceRequired: false,
    }),
    clause(
      'takes its time',
      ({ flood }, call) => flood.certify(at('3 Floodplain Road'), 'NEW', call),
      undefined,
    ),
  ],
  'notary.openSession': [
    clause('has a notary and a code', ({ notary }, call) => notary.openSession(call), {
      notary: 'Robin Hale',
      sessionCode: digits(6),
    }),
  ],
  'notary.joinSession': [
    clause('opens', ({ notary }, call) => notary.joinSession({ lastName: 'Doe' }, call), 'OPEN'),
    clause('fails', ({ notary }, call) => notary.joinSession({ lastName: 'Nosession' }, call), 'FAILED'),
  ],
  'notary.findSlots': [
    clause(
      'has instants',
      ({ notary }, call) =>
        notary.findSlots(
          anywhere,
          { from: new Date('2026-03-02T15:00:00Z'), timeZone: 'America/New_York' },
          call,
        ),
      {
        ...{ notary: 'Robin Hale', office: '400 Main Street, second floor, Portland, ME 04101' },
        slots: expect.arrayContaining(['2026-03-03T14:00:00.000Z']),
      },
    ),
  ],
  'notary.visit': [
    clause(
      'is signed',
      ({ notary }, call) => notary.visit(anywhere, { place: 'OFFICE', lastName: 'Doe' }, call),
      'SIGNED',
    ),
    clause(
      'is missed',
      ({ notary }, call) => notary.visit(anywhere, { place: 'HOME', lastName: 'Nothome' }, call),
      'MISSED',
    ),
  ],
  'recording.record': [
    clause('has a number', ({ recording }, call, { clear }) => recording.record(clear, call), {
      recordingNumber: digits(10),
      feeCents: 10_500,
      taxCents: 0,
    }),
  ],
  'payments.send': [
    clause(
      'has a reference',
      ({ payments }, call) => payments.send({ cents: 100, to: { accountLastFour: '6789' } }, call),
      {
        reference: digits(12),
      },
    ),
  ],
  'payments.payOff': [
    clause(
      'has a reference',
      ({ payments }, call) => payments.payOff({ cents: 100, lender: 'Old County Bank' }, call),
      {
        reference: digits(12),
      },
    ),
  ],
  'payments.collect': [
    clause(
      'has a reference',
      ({ payments }, call) =>
        payments.collect({ cents: 1, routingNumber: '021000021', accountNumber: '1' }, call),
      {
        reference: digits(12),
      },
    ),
    clause(
      'is refused',
      ({ payments }, call) =>
        payments.collect({ cents: 1, routingNumber: '021000021', accountNumber: '0000000003' }, call),
      undefined,
    ),
  ],
  'desk.decide': [
    clause(
      'clears',
      ({ desk }, call) => desk.decide({ subject: 'title', lastName: 'Doe', street1: '1 Elm' }, call),
      'CLEARED',
    ),
    clause(
      'refuses',
      ({ desk }, call) => desk.decide({ subject: 'title', lastName: 'Refused', street1: '1 Elm' }, call),
      'REFUSED',
    ),
    clause(
      'refuses a document',
      ({ desk }, call, { rejected }) =>
        desk.decide({ subject: 'condition', lastName: 'Doe', street1: '1 Elm', documents: [rejected] }, call),
      'REFUSED',
    ),
  ],
  'fileReview.wants': [
    clause('wants nothing', ({ fileReview }, call) => fileReview.wants({ lastName: 'Doe' }, call), []),
    clause('wants something', ({ fileReview }, call) => fileReview.wants({ lastName: 'Trust' }, call), [
      { category: 'REVIEW_TRUST_REQUIREMENTS' },
    ]),
  ],
  'texts.send': [
    clause(
      'sends or keeps',
      ({ texts }, call) =>
        texts.send({ id: 1, sender: 'Lender', recipient: '+12075550100', subject: '', body: 'Hello.' }, call),
      expect.stringMatching(/^(SENT|KEPT)$/),
    ),
  ],
}

const schema = loadApiSchemas(repository)
const operations = [...loadOperations(schema).values()]

describe('the contract', () => {
  it('has a clause for every operation, and for no other', () => {
    expect(Object.keys(contract)).toEqual(operations.map(({ name }) => name))
  })
})

const file = (name: string): VendorDocument => ({
  uuid: randomUUID(),
  name,
  contentType: 'image/png',
  sha256: '0'.repeat(64),
})

interface Subject {
  readonly vendors: () => Vendors
  readonly files: () => Files
}

/**
 * Tests the answers of each implementation of a port: the sandbox's adapters, a gateway that answers at once, and one
 * that calls back.
 */
function prove({ vendors, files }: Subject): void {
  const clauses = Object.entries(contract).flatMap(([name, ofName]) =>
    ofName.map((one) => ({ name, ...one })),
  )

  it.each(clauses)('$name $title', async ({ name, ask, answer }) => {
    const call = callOf(name)
    const first = await settled(() => ask(vendors(), call, files()))
    expect(first).toEqual(answer)
  })

  // linking.open is left out, because each window that it opens is a new one.
  it.each(clauses.filter(({ name }) => name !== 'linking.open'))(
    '$name $title, the same to a repeated key',
    async ({ name, ask }) => {
      const call = callOf(name)
      const first = await settled(() => ask(vendors(), call, files()))
      expect(await settled(() => ask(vendors(), call, files()))).toEqual(first)
    },
  )

  it.each([['payments.send'], ['payments.payOff'], ['payments.collect'], ['recording.record']])(
    '%s does another thing for another key',
    async (name) => {
      const [{ ask } = clause('', async () => {}, '')] = contract[name] ?? []
      const [one, other] = [callOf(name), callOf(name)]
      const first = await settled(() => ask(vendors(), one, files()))
      expect(await settled(() => ask(vendors(), other, files()))).not.toEqual(first)
    },
  )

  it('refuses a picture by its uuid', async () => {
    const { clear, expired } = files()
    const call = callOf('identity.verify')
    const refused = await settled(() => vendors().identity.verify([clear, expired], call))
    expect(refused).toEqual([{ uuid: expired.uuid, reason: 'EXPIRED' }])
  })

  it('names the agency that notices of adverse action state', () => {
    expect(vendors().credit.agency).toEqual({
      ...{ name: expect.any(String), address: expect.any(String), phone: expect.any(String) },
      ...{ scoreMin: 300, scoreMax: 850 },
    })
  })
}

/** Call of a job if a job uses the operation, otherwise of a page. */
function callOf(name: string): VendorCall {
  const application = randomUUID()
  const isOfJob = operations.find((one) => one.name === name)?.dueMs !== undefined
  const ticket = { application, state: 'NOTE_SIGNING', version: 1 }
  return { key: randomUUID(), application, ...(isOfJob && { ticket }) }
}

/** Asks repeatedly, as the queue does, until there is an answer. */
async function settled(ask: () => Promise<unknown>): Promise<unknown> {
  for (let turn = 0; turn < 500; turn += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof VendorWaiting)) throw error
      await pause(10)
    }
  }
  throw new Error('No answer came.')
}

describe('the sandbox', () => {
  const files = { clear: file('clear.png'), expired: file('expired.png'), rejected: file('rejected.png') }
  prove({ vendors: () => sandboxVendors, files: () => files })
})

describe.each([
  ['at once', undefined],
  ['later', 1],
])('a gateway that answers %s', (_title, ms) => {
  let running: GatewayApp
  let files: Files
  beforeAll(async () => {
    running = await startGatewayApp({ gateway: { laterMs: () => ms } })
    const borrower = new Borrower(running.app)
    await borrower.register(registration())
    const upload = async (name: string): Promise<VendorDocument> => {
      // The same file is taken once.
      const picture = await samplePicture(320, 240 + name.length)
        .png()
        .toBuffer()
      const { uuid } = (await borrower.upload('SUPPORT', name, picture)).json()
      return { ...file(name), uuid, sha256: createHash('sha256').update(name).digest('hex') }
    }
    files = {
      clear: await upload('clear.png'),
      expired: await upload('expired.png'),
      rejected: await upload('rejected.png'),
    }
  })
  afterAll(() => running.close())
  prove({ vendors: () => running.vendors(), files: () => files })
})
