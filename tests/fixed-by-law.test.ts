import { describe, expect, it } from 'vitest'
import { asJsonObject, createSource, type JsonObject, loadSource, mergePatch } from '#source'
import { tenantsIn } from '../server/tenants/files/load-tenants.ts'
import { lawLoosened } from '../tools/lint/rules/law-loosened.ts'
import { subjectsOf } from '../tools/lint/subjects.ts'

const source = loadSource()
const { tenants: served } = tenantsIn(source)
const file = 'tenants/harborcu/tenant.json'
const texts = new Map([...source.files].map(([path, { text }]) => [path, text]))
const flows = (name: string) => asJsonObject(source.files.get(`flows/${name}.json`)?.value)

/** Judges one lender with overrides by the linter and by the loader of the server. */
function judge(overrides: JsonObject) {
  const text = JSON.stringify(mergePatch(asJsonObject(source.files.get(file)?.value), { overrides }), null, 2)
  const changed = createSource(source.dir, new Map(texts).set(file, text), { before: source })
  const subject = [...subjectsOf(changed, 'harborcu')].find(({ tenant }) => tenant === 'harborcu')
  if (subject === undefined) throw new Error('There is no such lender.')
  const { tenants, broken } = tenantsIn(changed, served)
  return {
    found: lawLoosened.check(subject),
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

const attorney = { when: 'attorneyCloses', to: 'ATTORNEY_REVIEW' }
const texas = { when: 'texasHomestead', to: 'NOTARY_WAITING_PERIOD' }
const inPerson = { when: 'notaryInPerson', to: 'MANUAL_DEED_SIGNING' }
const byVideo = { to: 'DEED_SIGNING' }
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
    for (const id of answersOnTheWay)
      for (const to of ends) {
        const [end] = judge(event(id, { to })).found.filter(({ message }) => message.includes('ends an app'))
        expect(end, `${id} to ${to}`).toMatchObject({
          pointer: `/overrides/process/transitions/${id}`,
          message: `What ends an application in ${to} is the same for every lender: whoever is told of no decision, and could not go on, was declined without the notice that the law asks for.`,
        })
      }
    expect(judge(event('reviewNeeded', { to: 'CANCELLED' })).isServed).toBe(false)
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
