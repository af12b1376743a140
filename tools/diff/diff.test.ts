import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resolvePage } from '#engine'
import { asJsonObject, type JsonObject, tenantCodes, tenantJourney } from '#source'
import { flows } from '../../tests/support/lenders/flows.ts'
import { patchedSource } from '../../tests/support/lenders/patched-source.ts'
import { compareSources } from './compare.ts'
import { compareValues } from './compare-values.ts'
import type { Area } from './difference.ts'
import { createSide, type Side } from './side.ts'
import { toText } from './to-text.ts'

const before = patchedSource({})
type Patch = Readonly<Record<string, JsonObject>>
const compare = (patch: Patch, tenant = 'hearthline') => compareSources(patchedSource(patch), before, tenant)
const told = (patch: Patch, area: Area, tenant?: string) =>
  compare(patch, tenant)
    .differences.filter((difference) => difference.area === area)
    .map(({ words }) => words)

const server = (change: JsonObject): Patch => ({ 'flows/server-states.json': { states: change } })
const browser = (change: JsonObject): Patch => ({ 'flows/journey.json': change })
const process = (change: JsonObject): Patch => ({ 'flows/process.json': change })
const predicates = (change: JsonObject): Patch => ({ 'flows/predicates.json': { predicates: change } })

const admitting = (event: string) => [flows.process.transitions[event]?.from ?? []].flat()

/** Changes of earlier answers, which the demographic questions take, too. */
const edits = ['detailsChanged', 'nameChanged', 'homeChanged', 'offerReopened'].map(
  (event) => [event, { from: admitting(event).filter((state) => state !== 'HMDA') }] as const,
)

/** Removes the demographic questions. */
const withoutDemographics: Patch = {
  ...process({
    states: { HMDA: null },
    transitions: {
      contactProvided: { to: 'GEN_APP_DISCLOSURES' },
      contactReopened: { from: ['APP_SUBMISSION'] },
      ...Object.fromEntries(edits),
      demographicsAnswered: null,
    },
    effects: { demographicsAnswered: null },
    submissions: { demographics: null },
  }),
  'flows/pages.json': { pages: { 'start/hmda': { submissions: null } } },
}

const migration = (rest: JsonObject = {}): Patch => ({
  'flows/migrations/no-demographics.json': {
    $schema: '../../schemas/dsl/migration.schema.json',
    id: 'no-demographics',
    date: '2026-11-21',
    reason: 'The demographic questions are no longer asked.',
    from: ['HMDA'],
    to: 'GEN_APP_DISCLOSURES',
    ...rest,
  },
})

describe('what changes', () => {
  it('is nothing where nothing does', () => {
    const report = compareSources(before, patchedSource({}))
    expect([report.differences, report.stranding]).toEqual([[], []])
    expect(toText(report)).toContain('Nothing that anybody would meet.')
  })

  it('is the page that applicants are shown, with one of them, by the word of the engine', () => {
    const patch = server({ HMDA: { page: 'start/contact' } })
    const [difference] = compare(patch).differences
    expect(difference).toMatchObject({
      area: 'applicant',
      words:
        'At "Fair lending questions" (HMDA), applicants are shown "How can we reach you?" (start/contact) instead of "Fair lending questions" (start/hmda).',
    })
    const context = difference?.example ?? {}
    const shown = [patchedSource(patch), before].map(
      (source) => resolvePage(tenantJourney(source, 'hearthline').journey, context).page,
    )
    expect(shown).toEqual(['start/contact', 'start/hmda'])
  })

  it('is the state to which an event leads them on the server', () => {
    const { words } = compare(withoutDemographics).differences[0] ?? {}
    expect(words).toBe(
      'At "How can we reach you?" (COLLECT_ADDITIONAL_INFO), contactProvided leads applicants to "Make application disclosures" (GEN_APP_DISCLOSURES) instead of "Fair lending questions" (HMDA).',
    )
  })

  it('is what the server state shows, in words', () => {
    expect(told(server({ DEED_SIGNING: { page: 'notary/intro' } }), 'server-state-page')).toEqual([
      'The state "Meet your notary" (DEED_SIGNING) shows something else. It shows "Meet your notary" (notary/intro). Before: It shows "You are done" (complete) if the deed is signed by the borrower. Otherwise, it shows "Meet your notary" (notary/intro).',
    ])
  })

  it('is a state and an event that came or went', () => {
    const came = browser({
      states: { tea: { kind: 'interactive', page: 'dashboard' } },
      transitions: { teaTime: { from: ['product'], to: 'tea' } },
    })
    expect([...told(came, 'client-state'), ...told(came, 'client-event')]).toEqual([
      'There is a new state "Your applications" (tea) in the browser, of the kind interactive. It shows "Your applications" (dashboard).',
      'There is a new event teaTime in the browser. It is admitted in "Choose your offer" (product). It leads to "Your applications" (tea).',
    ])
    expect(told(withoutDemographics, 'server-state')).toEqual([
      'The state "Fair lending questions" (HMDA) is gone on the server.',
    ])
  })

  it('is where an event is admitted, where it leads and when it happens', () => {
    const patch = browser({
      transitions: {
        selectProduct: { from: ['product', 'liens'], to: 'hmda', trigger: 'contactComplete' },
      },
    })
    expect(told(patch, 'client-event')).toEqual([
      'The event selectProduct in the browser is now admitted in "Confirm your mortgages" (liens) too.',
      'The event selectProduct in the browser leads elsewhere. It leads to "Fair lending questions" (hmda). Before: It leads to "How can we reach you?" (moreProfile).',
      'The event selectProduct in the browser happens when the e-mail address is on file and the telephone numbers are on file and the postal addresses are on file. Before, it happened when the chosen term is above 0 and the chosen amount is above 0.',
    ])
  })

  it('is the order in which triggers are tried', () => {
    const { triggerOrder } = tenantJourney(before, 'hearthline').source.journey
    const [first = '', second = '', ...rest] = triggerOrder ?? []
    expect(told(browser({ triggerOrder: [second, first, ...rest] }), 'client-event')).toEqual([
      `Triggers in the browser are tried in another order: ${second}, ${first}, not ${first}, ${second}.`,
    ])
  })

  it('is a predicate that holds for others, with somebody who goes elsewhere because of it', () => {
    const [difference] = compare(
      predicates({
        attorneyCloses: { field: 'heloc.property.address.state', in: ['CT', 'DE', 'ME'] },
      }),
    ).differences.filter(({ area }) => area === 'predicate')
    expect(difference?.words).toContain(
      'The predicate attorneyCloses is changed. Its list for the state of the home gains "ME" and loses "GA", "MA" and 5 more.',
    )
    expect(difference?.words).toContain('At "Make deed" (GEN_NOTARY_DISCLOSURE), deedMade then leads')
  })

  it('is a predicate that is written otherwise, though it means the same', () => {
    const same = { not: { not: { field: 'heloc.property.address.state', equals: 'TX' } } }
    expect(told(predicates({ inTexas: { field: null, equals: null, ...same } }), 'predicate')).toEqual([
      'The predicate inTexas is written otherwise and means the same.',
    ])
  })

  it('is a page, a limit, a message and a form', () => {
    const patch = {
      'flows/limits.json': { limits: { loanAmount: { maxCents: 30_000_000 } } },
      'flows/copy/en-US/complete.json': { messages: { 'complete.cancelled.title': 'It is over' } },
      'flows/forms/start/contact.json': { submit: 'start.hmda.submit' },
      'flows/pages.json': { pages: { 'bank/confirm': { layout: 'wide' } } },
    }
    const words = compare(patch).differences.map((difference) => difference.words)
    expect(words.slice(0, 2)).toEqual([
      'Of the page "Your accounts" (bank/confirm), layout is "wide", not "plain".',
      'The most that may be borrowed: $400,000 becomes $300,000.',
    ])
    expect(words[2]).toMatch(/^In the form flows\/forms\/start\/contact\.json, submit is /)
    expect(words[3]).toBe(
      'The message complete.cancelled.title reads "It is over". It read "Your line of credit was canceled".',
    )
  })

  it('is told of everything that a flow file says', () => {
    const side = createSide(before, 'hearthline')
    const changed = (file: string, key: string): Side => ({
      ...side,
      value: { ...side.value, [file]: { ...asJsonObject(side.value[file]), [key]: 'changed' } },
    })
    // Answers are reported with the forms that store them; examples are read by the linter alone.
    const { copy: _, answers: _answers, examples: _examples, ...files } = side.value
    const places = Object.entries(files).flatMap(([file, value]) =>
      Object.keys(asJsonObject(value)).map((key) => [file, key] as const),
    )
    const untold = places.filter(([file, key]) => compareValues(changed(file, key), side).length === 0)
    // Values reported elsewhere, as above.
    expect(untold.toSorted()).toEqual([
      ['facts', 'facts'],
      ['journey', 'states'],
      ['journey', 'transitions'],
      ['journey', 'triggerOrder'],
      ['pages', 'pages'],
      ['predicates', 'predicates'],
      ['process', 'states'],
      ['process', 'transitions'],
      ['serverStates', 'states'],
    ])
  })

  it('is told once for all lenders, and apart for those whom it alone concerns', () => {
    const copy = { 'complete.cancelled.title': 'It is over' }
    const report = compareSources(
      patchedSource({
        'flows/copy/en-US/complete.json': { messages: copy },
        'tenants/harborcu/tenant.json': { overrides: { copy: { 'register.title': 'Begin' } } },
      }),
      before,
    )
    expect(report.differences.map(({ subject, lenders }) => [subject, lenders])).toEqual([
      ['complete.cancelled.title', tenantCodes(before)],
      ['register.title', ['harborcu']],
    ])
    expect(toText(report)).toMatch(/For all lenders\n.*It is over[\s\S]*For harborcu\n.*Begin/)
  })
})

describe('docs/changing-the-journey.md', () => {
  const indented = [...readFileSync('docs/changing-the-journey.md', 'utf8').matchAll(/^ {4}(.*)$/gm)].map(
    ([, line = '']) => line,
  )

  it('shows what is really said', () => {
    const text = toText(compare(withoutDemographics))
    const sentences = indented.filter((line) => line.endsWith('.'))
    expect(sentences).toHaveLength(4)
    for (const sentence of sentences) expect(text).toContain(`  - ${sentence}`)
  })

  it('shows a migration that helps', () => {
    const json = indented.slice(indented.indexOf('{')).join('\n')
    const patch = { 'flows/migrations/no-demographics.json': JSON.parse(json) }
    expect(compare({ ...withoutDemographics, ...patch }).stranding).toEqual([])
  })
})

describe('applicants whom a change would strand', () => {
  const stranding = (patch: Patch) => compare(patch).stranding.map(({ words }) => words)

  it('stand in a state that is gone', () => {
    expect(stranding(withoutDemographics)).toEqual([
      'The state "Fair lending questions" (HMDA) is gone, and no migration leads on from it.',
    ])
  })

  it('are none where a migration leads them on', () => {
    expect(stranding({ ...withoutDemographics, ...migration() })).toEqual([])
  })

  it('are those whom the migration leaves out', () => {
    const when = { field: 'heloc.property.address.state', equals: 'TX' }
    const [stranded, ...others] = compare({ ...withoutDemographics, ...migration({ when }) }).stranding
    expect([stranded?.state, others]).toEqual(['HMDA', []])
    expect(stranded?.example).not.toMatchObject({ heloc: { property: { address: { state: 'TX' } } } })
  })

  it('are those whom the server leaves because the migration would lead past a consent', () => {
    expect(stranding({ ...withoutDemographics, ...migration({ to: 'HARD_CREDIT_PULL' }) })).toContain(
      'A migration would lead some from "Fair lending questions" (HMDA) to "Pull hard credit" (HARD_CREDIT_PULL) without what that needs. The server leaves them.',
    )
  })

  it('stand in a state from which nothing leads to an ending any more', () => {
    const patch = process({ transitions: { insuranceProvided: { from: ['DEED_SIGNING'] } } })
    expect(stranding(patch)).toContain(
      'Nothing leads from TRUST_AND_INSURANCE to an ending for some who are there now.',
    )
  })
})

describe('a fact that changes', () => {
  const maximum = 'limits/limits/apr/maxBps'
  const changed = (approved?: JsonObject): Patch => ({
    'flows/facts.json': {
      facts: { aprRange: { values: { [maximum]: 1800 }, ...(approved === undefined ? {} : { approved }) } },
    },
  })

  it('without anybody who approved it is named', () => {
    const report = compare(changed())
    expect(report.unapproved).toEqual(['aprRange'])
    expect(toText(report)).toContain('Facts that changed although nobody approved it: aprRange')
  })

  it('is told with who approved it, when and why', () => {
    const approved = { by: 'General counsel', on: '2026-12-01', why: 'The rate sheet of December.' }
    expect(compare(changed(approved)).unapproved).toEqual([])
    expect(told(changed(approved), 'facts')).toEqual([
      `In the fact aprRange, highest annual percentage rate: 17.20% becomes 18.00%. General counsel approved it on 2026-12-01: The rate sheet of December.`,
    ])
  })

  it('may not go without a word', () => {
    expect(compare({ 'flows/facts.json': { facts: { aprRange: null } } }).unapproved).toEqual(['aprRange'])
  })
})
