import { describe, expect, it, vi } from 'vitest'
import { asJsonObject, createSource, loadProject, loadSource, mergePatch } from '#source'
import { groupFindings } from './group-findings.ts'
import { runLint } from './run-lint.ts'
import { consequencesText } from './summary.ts'

vi.setConfig({ testTimeout: 60_000 })

const { dir, files } = loadSource()

/** Findings of the product with other files, as people are shown them. */
const findingsIn = (texts: ReadonlyMap<string, string>) =>
  groupFindings(runLint(createSource(dir, texts), { today: '2026-11-30' })).findings

const texts = new Map([...files].map(([file, { text }]) => [file, text]))

/** Findings without some file of messages. */
const without = (path: string) => findingsIn(new Map([...texts].filter(([file]) => file !== path)))

describe('a file of messages that is gone', () => {
  it.each(['product', 'notAccepting', 'server'])(
    'is one finding, soon, which names it and how it comes back, whatever lenders reword: %s.json',
    (part) => {
      const findings = without(`flows/copy/en-US/${part}.json`)
      expect(findings.map(({ rule }) => rule)).toEqual(['copy-missing'])
      expect(findings[0]?.message).toContain(`their file of flows/copy, ${part}.json, is missing or empty`)
      expect(findings[0]?.hint).toContain('git checkout')
      expect(JSON.stringify(findings)).not.toContain('Did you mean')
    },
  )
})

describe('a page that is misspelt where it is defined', () => {
  it('is one finding, there, with the right name, and every other its consequence', () => {
    const path = 'flows/pages.json'
    const findings = findingsIn(
      new Map(texts).set(path, texts.get(path)?.replace('"bank/autopay": {', '"bank/autopya": {') ?? ''),
    )
    expect(findings.map(({ rule, pointer, hint }) => [rule, pointer, hint])).toEqual([
      ['unknown-reference', '/pages/bank~1autopya', 'Did you mean "bank/autopay"?'],
    ])
    expect(findings[0]?.consequences?.length).toBeGreaterThan(10)
    expect(consequencesText(findings[0] ?? {})).toMatch(/^because of this: (?:\d+ [a-z-]+, ){3}\d+ more$/)
  })
})

describe('an edit that is never too late', () => {
  it('is one finding, at the edit, though it leads applications everywhere', () => {
    const path = 'flows/process.json'
    const patch = { submissions: { 'home-change': { tooLate: null } } }
    const process = mergePatch(asJsonObject(files.get(path)?.value), patch)
    const findings = findingsIn(new Map(texts).set(path, JSON.stringify(process, undefined, 2)))
    expect(
      findings.filter(({ severity }) => severity === 'error').map(({ rule, pointer }) => [rule, pointer]),
    ).toEqual([['edit-unbounded', '/submissions/home-change']])
    expect(findings[0]?.consequences?.length).toBeGreaterThan(5)
  })
})

describe('a new value of a field', () => {
  it('is one finding, with every other condition that lists some values as its consequence', () => {
    const project = loadProject(dir)
    const field = 'status.checklistStatus'
    const values = { ...project.values, [field]: [...(project.values[field] ?? []), 'GARDEN'] }
    const source = createSource(dir, texts, { project: { ...project, values } })
    const asked = groupFindings(runLint(source, { today: '2026-11-30' })).findings.filter(
      ({ rule }) => rule === 'unprotected-decision',
    )
    expect(asked.map(({ message }) => message)).toEqual([expect.stringContaining('if GARDEN was added')])
    expect(asked[0]?.consequences?.length).toBeGreaterThan(5)
  })
})

describe('an offer of a page that is open in many states, made in all of them', () => {
  it('is a finding of each rule, with every other state as its consequence, and no wrong place for its examples', () => {
    const path = 'flows/pages.json'
    const patch = { pages: { identity: { submissions: ['identity'] } } }
    const pages = mergePatch(asJsonObject(files.get(path)?.value), patch)
    const findings = findingsIn(new Map(texts).set(path, JSON.stringify(pages, undefined, 2)))
    expect(findings.map(({ rule }) => rule)).toEqual(['example-unknown', 'refused-event', 'stale-page'])
    expect(findings[0]?.hint).toContain('If a change took away what was decided there, put it back.')
  })
})

describe('a message that was taken away', () => {
  it('is said to have been there, and not to be another one', () => {
    const path = 'flows/copy/en-US/bpo.json'
    const copy = mergePatch(asJsonObject(files.get(path)?.value), {
      messages: { 'bpo.orderBpo.submit': null },
    })
    const missing = findingsIn(new Map(texts).set(path, JSON.stringify(copy))).find(
      ({ rule }) => rule === 'copy-missing',
    )
    expect(missing?.hint).toContain('It was there: flows/copy/es-US/bpo.json still says it')
  })
})
