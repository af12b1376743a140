import { describe, expect, it } from 'vitest'
import { asJsonObject, createSource, type JsonObject, loadSource, mergePatch } from '#source'
import { tenantsIn } from '../server/tenants/files/load-tenants.ts'
import { endedByLender } from '../tools/lint/guards/ended-by-lender.ts'
import { jobAnswer } from '../tools/lint/rules/job-answer.ts'
import { lawLoosened } from '../tools/lint/rules/law-loosened.ts'
import { needUnmet } from '../tools/lint/rules/need-unmet.ts'
import { registrationUnasked } from '../tools/lint/rules/registration-unasked.ts'
import { subjectsOf } from '../tools/lint/subjects.ts'

const source = loadSource()
const { tenants: served } = tenantsIn(source)
const file = 'tenants/harborcu/tenant.json'
const texts = new Map([...source.files].map(([path, { text }]) => [path, text]))
const flows = (name: string) => asJsonObject(source.files.get(`flows/${name}.json`)?.value)

/** Judges one lender with overrides by the linter and by the loader of the server. */
function judge(overrides: JsonObject, rule = lawLoosened) {
  const text = JSON.stringify(mergePatch(asJsonObject(source.files.get(file)?.value), { overrides }), null, 2)
  const changed = createSource(source.dir, new Map(texts).set(file, text), { before: source })
  const subject = [...subjectsOf(changed, 'harborcu')].find(({ tenant }) => tenant === 'harborcu')
  if (subject === undefined) throw new Error('There is no such lender.')
  const { tenants, broken } = tenantsIn(changed, served)
  const found = rule.check(subject)
  return {
    found,
    isServed: tenants.some(({ code }) => code === 'harborcu'),
    reason: broken.map(({ reason }) => reason).join('\n'),
  }
}

const event = (id: string, change: JsonObject): JsonObject => {
  const { transitions } = flows('process')
  return {
    process: { transitions: { [id]: mergePatch(asJsonObject(asJsonObject(transitions)[id]), change) } },
  }
}
const states = (own: JsonObject): JsonObject => ({ process: { states: own } })
const shown = (id: string, page: string): JsonObject => ({
  serverStates: { states: { [id]: { kind: 'interactive', page, stage: 'rescission' } } },
})

const asked = (step: string) => asJsonObject(asJsonObject(flows('registration').steps)[step])

const attorney = { when: 'attorneyCloses', to: 'ATTORNEY_REVIEW' }
const texas = { when: 'texasHomestead', to: 'NOTARY_WAITING_PERIOD' }
const inPerson = { when: 'notaryInPerson', to: 'MANUAL_DEED_SIGNING' }
const byVideo = { to: 'DEED_SIGNING' }
const without = (...steps: readonly string[]): JsonObject => ({
  registration: {
    steps: Object.fromEntries(steps.map((step) => [step, null])),
    order: (asJsonObject(flows('registration')).order as string[]).filter((id) => !steps.includes(id)),
  },
})
const withdrawnNever = asJsonObject(asJsonObject(flows('process').transitions).cancelled).except as string[]
const unasked = (asJsonObject(flows('registration')).order as string[]).filter((id) => id !== 'birthdate')

const ends = new Set(
  Object.entries(asJsonObject(flows('process').states)).flatMap(([id, state]) =>
    asJsonObject(state).kind === 'terminal' ? [id] : [],
  ),
)
const answersOnTheWay = [
  ...new Set(Object.values(asJsonObject(flows('process').jobs)).flat() as string[]),
].filter((id) => !['declined', 'creditMinor', 'debtsPaidOff'].includes(id))

describe('before lint and before the server,', () => {
  it.each<[string, JsonObject, RegExp]>([
    ['closes without an attorney', event('deedMade', { to: [texas, inPerson, byVideo] }), /attorneys/],
    ['closes at once in Texas', event('deedMade', { to: [attorney, inPerson, byVideo] }), /12 days/],
    ['signs by video where it is forbidden', event('deedMade', { to: [attorney, texas, byVideo] }), /notary/],
    ['leaves the notary out after the attorney', event('attorneyCleared', { to: 'DEED_SIGNING' }), /notary/],
    [
      'skips the days of the right to cancel',
      states({ RESCISSION: { job: 'awaitRescission', pace: 'vendor' } }),
      /right to cancel/,
    ],
    [
      'records in the days of the right to cancel',
      states({ RESCISSION: { job: 'recordDeed', pace: 'businessDay' } }),
      /right to cancel/,
    ],
    [
      'puts the attorney in the place of the wait',
      states({
        NOTARY_WAITING_PERIOD: { job: 'reviewByAttorney', pace: 'review' },
        ATTORNEY_REVIEW: { job: 'awaitNotaryPeriod', pace: 'businessDay' },
      }),
      /attorneys/,
    ],
    [
      'lets nobody cancel before the last day',
      event('rescinded', { from: ['RESCISSION'] }),
      /right to cancel/,
    ],
    [
      'lets nobody withdraw',
      event('cancelled', { except: [...withdrawnNever, 'APP_SUBMISSION'] }),
      /withdraw/,
    ],
    ['charges a home without its other owners', event('noteSigned', { to: 'GEN_NOTARY_DISCLOSURE' }), /sign/],
    ['lends on a Texas home of no stated worth', event('identityVerified', { to: 'FINAL_TITLE' }), /worth/],
    ['hides the right to cancel', shown('RESCISSION', 'bank/autopay'), /right to cancel/],
    ['opens an account for somebody of any age', { registration: { order: unasked } }, /date of birth/],
    ['asks for no name', without('name'), /name, date of birth/],
    [
      'pulls a file hard by the permission of a soft pull',
      states({ WAITING_FOR_SOFT_CREDIT: { job: 'pullHardCredit', pace: 'vendor' } }),
      /the hard inquiry with its own/,
    ],
    ['overlooks another owner', event('ownerDiffers', { to: 'LIEN_VERIFICATION' }), /is another's/],
    [
      'passes a state of the law by another event',
      event('repaymentChosen', { from: ['AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT', 'RESCISSION'] }),
      /enters or leaves RESCISSION/,
    ],
  ])('no lender %s', (_, overrides, law) => {
    const { found, isServed, reason } = judge(overrides)
    expect(found.map(({ message }) => message).join('\n')).toMatch(law)
    expect(isServed).toBe(false)
    for (const each of found) {
      expect(each.pointer).toMatch(/^\/overrides\//)
      expect(reason).toContain(`${each.file}:${each.line}:${each.column} ${each.message} (law-loosened)`)
    }
  })

  it('no lender ends an application by an answer of a job that ends none in the flows', () => {
    const process = flows('process')
    for (const id of answersOnTheWay)
      for (const to of ends) {
        const own = mergePatch(process, asJsonObject(event(id, { to }).process))
        expect(endedByLender(process, asJsonObject(own)), `${id} to ${to}`).toMatchObject([
          {
            pointer: `/process/transitions/${id}`,
            message: `What ends an application in ${to} is the same for every lender: whoever is told of no decision, and could not go on, was declined without the notice that the law asks for.`,
          },
        ])
      }
    const { found, isServed } = judge(event('reviewNeeded', { to: 'CANCELLED' }))
    expect([found.length, isServed]).toEqual([1, false])
  })

  it.each(['name', 'birthdate', 'property-info', 'income-info', 'contact-info', 'login-info'])(
    'no lender leaves out the question "%s", without which nobody can register',
    (step) => {
      for (const own of [
        without(step),
        { registration: { steps: { [step]: { ...asked(step), form: 'register/membership' } } } },
        { registration: { steps: { [step]: { ...asked(step), skipWhen: { not: 'hasName' } } } } },
      ]) {
        const { found, isServed } = judge(own, registrationUnasked)
        expect(found).toMatchObject([{ pointer: expect.stringMatching(/^\/overrides\/registration\//) }])
        expect(found[0]?.message).toContain(`needs the answers of "${step}"`)
        expect(isServed).toBe(false)
      }
    },
  )

  it('a lender may ask before the soft credit pull whether the home is for sale', () => {
    expect(judge(without('sale-status'), registrationUnasked)).toEqual({
      found: [],
      isServed: true,
      reason: '',
    })
  })

  it.each<[string, JsonObject, RegExp]>([
    [
      'FINAL_OFFER',
      { job: 'disburse', pace: 'vendor' },
      /"disburse", which may answer "disbursed"; that is not/,
    ],
    ['PREQUAL_TITLE', { job: 'underwrite', pace: 'vendor' }, /"underwrite", which may answer "offersMade"/],
    ['FUNDABLE', {}, /Nothing sends "fundingReviewed" in FUNDABLE/],
  ])('no lender runs in %s a job whose answers it does not take', (state, own, said) => {
    const { found, isServed } = judge(states({ [state]: { job: null, pace: null, ...own } }), jobAnswer)
    expect(found.map(({ message }) => message).join('\n')).toMatch(said)
    expect(isServed).toBe(false)
  })

  it('no lender leads past what a state needs', () => {
    const { found, isServed, reason } = judge(
      event('finalOfferConfirmed', { to: 'FUNDING_DECISION' }),
      needUnmet,
    )
    expect(found.map(({ message }) => message)).toContain(
      'FUNDING_DECISION can be reached without "noteSigned".',
    )
    expect(isServed).toBe(false)
    expect(reason).toContain('(need-unmet)')
  })

  it.each<[string, JsonObject]>([
    ['WAITING_FOR_UNDERWRITER is no end', states({ WAITING_FOR_UNDERWRITER: { kind: 'terminal' } })],
    ['COMPLETE is an end', states({ COMPLETE: { kind: null } })],
    ['in COMPLETE is the same', event('debtsPaidOff', { from: ['FUNDING_DECISION', 'DIRECT_DEBT_PAYOFF'] })],
    [
      'in CANCELLED is the same',
      { process: { transitions: { left: { from: ['ASSETS_PREQUAL'], to: [{ to: 'CANCELLED' }] } } } },
    ],
  ])('no lender ends an application elsewhere or otherwise: %s', (said, overrides) => {
    const { found, isServed } = judge(overrides)
    expect(found.map(({ message }) => message).join('\n')).toContain(said)
    expect(isServed).toBe(false)
  })

  it('a lender may say what holds anyway, and change what no law asks', () => {
    const free = event('repaymentChosen', { from: ['AUTOPAY_ACCOUNT'] })
    for (const overrides of [event('deedMade', {}), event('rescinded', {}), free])
      expect(judge(overrides)).toEqual({ found: [], isServed: true, reason: '' })
  })
})

it('the law is kept by the flows and every lender of ours: only events that the law names touch its states', () => {
  for (const subject of subjectsOf(source, undefined)) expect(lawLoosened.check(subject)).toEqual([])
})
