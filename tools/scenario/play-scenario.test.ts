import { describe, expect, it } from 'vitest'
import { type JsonObject, loadProject, loadSource, parseJsonFile, tenantCodes } from '#source'
import { readScenario } from './load-scenarios.ts'
import { createProvenJourneys, playAll } from './play-all.ts'
import { printPlayed } from './print-played.ts'

const source = loadSource()
const tenants = tenantCodes(source)
const lenders = {
  provenOf: createProvenJourneys(source),
  tenants,
  chosen: tenants,
  defaultTenant: 'hearthline',
}

/** Failures of a scenario, each with its line. */
function faultsOf(scenario: JsonObject): readonly string[] {
  const text = JSON.stringify({ $schema: 'scenario.schema.json', title: 'T', ...scenario }, null, 2)
  const played = playAll([readScenario(parseJsonFile('t.json', text), loadProject())], lenders)
  return played.flatMap(({ failures }) => failures.map(({ line, message }) => `${line} ${message}`))
}

const steps = (...steps: readonly JsonObject[]) => faultsOf({ steps })
const inTexas = { heloc: { property: { address: { state: 'TX' } } } }

describe('a scenario that is not so', () => {
  it('says which page is shown, why, and what would have to be', () => {
    expect(
      steps({ at: 'BPO_ORDER_REQUEST', with: { status: { bpo: 'REQUIRED' } }, page: 'bpo/condition' }),
    ).toEqual([
      "12 expected page bpo/condition, shown bpo/order-bpo because the server state BPO_ORDER_REQUEST shows it, since the state of the home is not TX (it is XX) and the broker's valuation of the home is REQUIRED; bpo/condition would be shown if the state of the home is TX",
    ])
  })

  it('says how the browser came to a page that the server does not name', () => {
    expect(
      steps({ at: 'WAITING_FOR_SOFT_CREDIT', with: { status: { liensComplete: true } }, page: 'liens' }),
    ).toEqual([
      expect.stringMatching(
        /^12 expected page liens, shown product\/select because the server state WAITING_FOR_SOFT_CREDIT names no page and the browser settles at product \(by underwrite\), which shows product\/select; liens would be shown /,
      ),
    ])
  })

  it.each<[string, JsonObject, string]>([
    [
      'an event that the state does not admit',
      { event: 'deedRecorded' },
      '6 deedRecorded is not admitted in GEN_PRE_SOFT_CREDIT_DISCLOSURE; it is in RECORDING',
    ],
    [
      'an event that there is not',
      { event: 'deedRecoded' },
      '6 there is no event "deedRecoded". Did you mean "deedRecorded"?',
    ],
    [
      'a submission that there is not',
      { submit: 'profil' },
      '6 there is no submission "profil". Did you mean "profile"?',
    ],
    [
      'a submission that no open page offers',
      { submit: 'offer' },
      '6 offer cannot be sent from start/profile; product/select would offer it',
    ],
    [
      'a page that there is not',
      { page: 'start/profil' },
      '6 there is no page "start/profil". Did you mean "start/profile"?',
    ],
    [
      'a state of the browser',
      { rests: 'liens' },
      '6 expected the browser to settle at liens, it settles at profile',
    ],
    [
      'a page that is closed',
      { open: ['product/select'] },
      '7 expected product/select to be open beside start/profile',
    ],
    [
      'a page that is open',
      { closed: ['document/disclosures'] },
      '7 expected document/disclosures to be closed beside start/profile',
    ],
    [
      'a server state',
      { submit: 'profile', to: 'LIEN_VERIFICATION' },
      '7 expected server state LIEN_VERIFICATION, but it is WAITING_FOR_SOFT_CREDIT',
    ],
    [
      'something refused that happens',
      { submit: 'profile', refused: true },
      '7 expected to be refused, leads to WAITING_FOR_SOFT_CREDIT',
    ],
    [
      'two things at once',
      { submit: 'profile', event: 'cancelled' },
      '6 a step is one of submit, event and at',
    ],
  ])('names the line of %s', (_, step, fault) => {
    expect(steps(step)).toEqual([fault])
  })

  it('says which field an event never changes', () => {
    expect(steps({ submit: 'profile', with: { status: { uwDecision: 'DECLINE' } } })).toEqual([
      '6 softCreditConsented never leaves status.uwDecision so (effects in flows/process.json)',
    ])
  })

  it('says what the server asks for before it lets an event lead on', () => {
    expect(steps({ at: 'GEN_NOTARY_DISCLOSURE' }, { event: 'deedMade' })).toEqual([
      '9 deedMade leads to DEED_SIGNING, which needs that the note is signed',
    ])
  })

  it('says what does not become so by itself', () => {
    expect(steps({ with: { status: { closingComplete: true } } })[0]).toMatch(
      /^6 this does not become so by itself in GEN_PRE_SOFT_CREDIT_DISCLOSURE \(anytime and meanwhile/,
    )
  })

  it('says whom registration never leaves', () => {
    expect(
      faultsOf({ who: { status: { uwDecision: 'DECLINE' } }, steps: [{ page: 'start/profile' }] }),
    ).toEqual(['4 registration never leaves an applicant like this (begin in flows/process.json)'])
  })

  it.each<[string, JsonObject, RegExp]>([
    ['a key that it does not know', { steps: [{ pge: 'liens' }] }, /^6 "pge" is not known here/],
    ['a server state that there is not', { steps: [{ at: 'NOTE_SIGNNG' }] }, /^6 .*NOTE_SIGNING/],
    [
      'a field that the context does not have',
      { who: { heloc: { trm: 1 } }, steps: [{ page: 'liens' }] },
      /trm/,
    ],
    [
      'a value of another type',
      { steps: [{ at: 'HMDA', with: { heloc: { term: 'ten' } } }] },
      /^\d+ This must be integer/,
    ],
    [
      'a lender that there is not',
      { tenant: 'harborc', steps: [{ page: 'liens' }] },
      /^4 there is no tenant "harborc". Did you mean "harborcu"\?/,
    ],
  ])('is refused for %s', (_, scenario, fault) => {
    expect(faultsOf(scenario)[0]).toMatch(fault)
  })

  it('is printed with its place, and counted', () => {
    const file = parseJsonFile('a/b.json', '{"title": "T", "$schema": "s",\n"steps": [{"page": "liens"}]}')
    const [played] = playAll([readScenario(file, loadProject())], lenders)
    expect(printPlayed(played === undefined ? [] : [played])).toMatch(
      /^T \(hearthline\)\n {2}a\/b\.json:2:20 expected page liens, shown start\/profile because .*\n\n1 scenario: 1 not as written\.$/,
    )
  })
})

describe('a scenario that is so', () => {
  it('needs to say nothing that an event gives by itself', () => {
    expect(
      steps(
        { submit: 'profile' },
        { event: 'softCreditPulled' },
        { event: 'propertyMatched', page: 'liens' },
      ),
    ).toEqual([])
  })

  it('keeps what was said, and prefers the state that it names', () => {
    expect(
      faultsOf({
        who: inTexas,
        steps: [
          { at: 'WAITING_FOR_PROPERTY' },
          { event: 'propertyNotFound' },
          { submit: 'property-address', to: 'WAITING_FOR_PROPERTY' },
          { at: 'WAITING_FOR_IDENTITY', with: { status: { bpo: 'REQUIRED' } } },
          { event: 'identityVerified', to: 'BPO_ORDER_REQUEST', page: 'bpo/condition' },
        ],
      }),
    ).toEqual([])
  })

  it('is played at every lender where it says so', () => {
    const text = JSON.stringify({ $schema: 's', title: 'T', tenant: '*', steps: [{ page: 'start/profile' }] })
    const played = playAll([readScenario(parseJsonFile('t.json', text), loadProject())], lenders)
    expect(played.map(({ tenant }) => tenant)).toEqual(lenders.tenants)
  })
})
