import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSource, repository, tenantJourney } from '#source'
import { runLint } from '../../tools/lint/run-lint.ts'
import { createPageSets } from '../../tools/prove/pages/page-sets.ts'
import { planChanges } from '../edits/change-files.ts'
import { type JobRequest, planJob } from './jobs.ts'

const pets = { label: 'Do you have pets?', kind: 'yes or no', choices: [] } as const
const page = (details: object): JobRequest => ({
  job: 'addPage',
  details: {
    ...{ title: 'Your pets', before: 'start/hmda', event: 'contactProvided' },
    ...{ question: pets, button: 'Go on', ...details },
  },
})

/** Copy of a project, without plugins and code of its own. */
function copyOf(from: string, parts: readonly string[]): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'own-page-'))
  for (const part of parts) cpSync(path.join(from, part), path.join(dir, part), { recursive: true })
  const config = JSON.parse(readFileSync(path.join(from, 'journey.config.json'), 'utf8'))
  writeFileSync(path.join(dir, 'journey.config.json'), JSON.stringify({ ...config, plugins: [], code: [] }))
  return dir
}

let dir: string
afterEach(() => rmSync(dir, { recursive: true }))

function done(request: JobRequest): readonly string[] {
  const source = loadSource(dir)
  const plan = planChanges(dir, source.project, planJob(source, request).changes)
  expect(plan.conflicts).toEqual([])
  plan.save()
  return runLint(loadSource(dir), {})
    .findings.filter(({ rule }) => rule !== 'locale-incomplete')
    .map(({ rule, message }) => `${rule}: ${message}`)
}

/** Whether an application of a lender can come to a state, by the proof. */
const isReached = (state: string, lender: string): boolean =>
  createPageSets(tenantJourney(loadSource(dir), lender))
    .reach()
    .contexts.has(state)

describe('a category of what reviewers ask for', () => {
  beforeEach(() => {
    dir = copyOf(repository, ['flows', 'tenants', 'schemas', 'product/drive'])
  })
  const request = (details: object): JobRequest => ({
    job: 'addCategory',
    details: {
      ...{ title: 'Proof of a divorce', description: 'Send the decree that says who keeps the home.' },
      ...{ documents: ['SUPPORT'], by: 'Compliance', why: 'Counsel asks for it.', ...details },
    },
  })

  it('is asked for with nothing left to be done, and the fact says who approved it', () => {
    expect(done(request({}))).toEqual([])
    const { facts } = JSON.parse(readFileSync(path.join(dir, 'flows/facts.json'), 'utf8'))
    expect(facts.conditionActions.approved).toMatchObject({ by: 'Compliance', why: 'Counsel asks for it.' })
  })

  it.each([
    ['no document', request({ documents: [] }), 'at least one'],
    ['the name of one that there is', request({ title: 'Generic document request' }), 'already'],
  ])('is refused with %s', (_, asked, sentence) => {
    expect(() => planJob(loadSource(dir), asked)).toThrow(sentence)
  })
})

describe('a page or a question of one lender', () => {
  beforeEach(() => {
    dir = copyOf(repository, ['flows', 'tenants', 'schemas', 'product/drive'])
  })

  it('is asked at that lender alone, with nothing left to be done', () => {
    const file = 'flows/forms/start/contact.json'
    const details = { file, ...pets, isRequired: true, lender: 'redwood-coast' }
    expect(done({ job: 'addQuestion', details })).toEqual([])
    expect(JSON.parse(readFileSync(path.join(dir, file), 'utf8')).fields.doYouHavePets.unless).toEqual({
      field: 'tenant.features.doYouHavePets',
      equals: false,
    })
  })

  it('stands between two others, with nothing left to be done', () => {
    expect(done(page({ lender: 'stonebridge-trust' }))).toEqual([])
    expect(isReached('YOUR_PETS', 'stonebridge-trust')).toBe(true)
    expect(isReached('YOUR_PETS', 'keystone-arch')).toBe(false)
    // The generic page shows it, so that it needs no screen.
    const { pages } = JSON.parse(readFileSync(path.join(dir, 'flows/pages.json'), 'utf8'))
    expect(pages['start/your-pets']).toMatchObject({ layout: 'form', form: 'start/your-pets' })
  })

  it('stands there at every lender if it is nobody’s own', () => {
    expect(done(page({}))).toEqual([])
  })

  it('works for another product, where only the translations are left to be done', () => {
    rmSync(dir, { recursive: true })
    dir = copyOf(path.join(repository, 'examples/car-loan'), ['flows', 'tenants', 'schemas'])
    const left = done(page({ before: 'sign', event: 'offerTaken', lender: 'northgate' }))
    expect(left.filter((finding) => !finding.startsWith('locale-incomplete'))).toEqual([])
  })

  it.each([
    ['an event that does not lead there', page({ event: 'offersMade' }), 'does not lead to the page'],
    ['the name of a page that there is', page({ title: 'HMDA' }), 'already'],
    ['a lender that skips the page after it', page({ lender: 'redwood-coast' }), 'leads elsewhere'],
    ['a lender that there is not', page({ lender: 'nobody' }), 'no lender "nobody"'],
  ])('is refused with %s', (_, request, sentence) => {
    expect(() => planJob(loadSource(dir), request)).toThrow(sentence)
  })
})
