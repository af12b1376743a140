import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSource, mergePatch, repository } from '#source'
import { createProvenJourneys } from '../../../tools/scenario/play-all.ts'
import { type RoadDifference, roadDifferences } from '../../../tools/scenario/sequences/road-differences.ts'
import { openDraft } from '../../edits/draft.ts'
import { acceptRoads } from './accept-roads.ts'
import { roadInWords } from './differing-roads.ts'

const copied = ['flows', 'tenants', 'schemas', 'product/drive', 'tests/scenarios', 'journey.config.json']
const records = 'tests/scenarios/sequences'
const shared = `${records}/autumn-gate.json`
const states = 'flows/server-states.json'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'roads-'))
  for (const part of copied) cpSync(path.join(repository, part), path.join(dir, part), { recursive: true })
  patch(shared, { lenders: ['autumn-gate', 'hearthline'] })
})
afterEach(() => rmSync(dir, { recursive: true }))

const jsonOf = (file: string) => JSON.parse(readFileSync(path.join(dir, file), 'utf8'))
const allRecords = () =>
  new Map(readdirSync(path.join(dir, records)).map((file) => [file, jsonOf(`${records}/${file}`)]))
const patch = (file: string, change: object) =>
  writeFileSync(path.join(dir, file), JSON.stringify(mergePatch(jsonOf(file), change as never)))
/** Some lenders: one with a record of its own, two that share one, and one without. */
const lenders = ['northlantern', 'autumn-gate', 'hearthline', 'stonebridge-trust']
const differing = (of = lenders) => roadDifferences(of.map(createProvenJourneys(loadSource(dir))), dir)
const keys = (differences: readonly RoadDifference[]) =>
  differences.map(({ road, lenders }) => `${road} of ${lenders}`)
const accept = (...accepted: readonly RoadDifference[]) =>
  openDraft(dir, () => loadSource(dir).project).edit('Accept', acceptRoads(accepted))

describe('recorded roads under a draft', () => {
  it('are as recorded until something changes', () => {
    expect(differing()).toEqual([])
  })

  it('are told in titles where they lead elsewhere, and each is accepted by itself', () => {
    patch(states, { states: { HMDA: { page: 'start/contact' } } })
    const found = differing()
    const main = found.filter(({ road }) => road === 'main')
    expect(main.flatMap((difference) => difference.lenders).toSorted()).toEqual(lenders.toSorted())
    for (const difference of main)
      expect(roadInWords(loadSource(dir), difference)).toMatchObject({
        words: expect.stringMatching(/^This road leads elsewhere: 1 recorded step of \d+ became 1 other\.$/),
        recorded: ['"Fair lending questions" (start/hmda) at HMDA, after contactProvided'],
        now: ['"How can we reach you?" (start/contact) at HMDA, after contactProvided'],
      })
    const before = allRecords()
    expect(accept(...main)).toEqual([])
    const after = allRecords()
    const changed = [...after].flatMap(([file, { roads }]) =>
      Object.keys(roads).filter(
        (road) => JSON.stringify(roads[road]) !== JSON.stringify(before.get(file)?.roads[road]),
      ),
    )
    expect([new Set(changed), [...after.keys()]]).toEqual([new Set(['main']), [...before.keys()]])
    expect(keys(differing())).toEqual(keys(found.filter(({ road }) => road !== 'main')))
  })

  it('of one lender alone are accepted into a record of its own', () => {
    const lender = 'stonebridge-trust'
    patch(`tenants/${lender}/tenant.json`, {
      overrides: { serverStates: { states: { HMDA: { kind: 'interactive', page: 'start/contact' } } } },
    })
    const found = differing([lender])
    expect(new Set(found.flatMap(({ lenders }) => lenders))).toEqual(new Set([lender]))
    const [first, ...others] = found
    if (first === undefined) throw new Error('No road differs.')
    accept(first)
    expect(jsonOf(`${records}/${lender}.json`).lenders).toEqual([lender])
    expect(keys(differing([lender]))).toEqual(keys(others))
    accept(...differing([lender]))
    expect(differing([lender])).toEqual([])
  })

  it('of some lenders of a record leave it for a record of their own, under the name of its first', () => {
    patch('tenants/autumn-gate/tenant.json', {
      overrides: { serverStates: { states: { HMDA: { kind: 'interactive', page: 'start/contact' } } } },
    })
    const before = jsonOf(shared)
    accept(...differing(['autumn-gate', 'hearthline']))
    expect(jsonOf(shared).lenders).toEqual(['autumn-gate'])
    expect(jsonOf(`${records}/hearthline.json`)).toEqual({ ...before, lenders: ['hearthline'] })
    expect(differing(['autumn-gate', 'hearthline'])).toEqual([])
  })
})
