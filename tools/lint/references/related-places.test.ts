import { describe, expect, it } from 'vitest'
import { sampleReport } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

/** File and pointer of each related place of a rule's first finding. */
const seen = (rule: string, change: (tree: Tree) => void): readonly string[] | undefined =>
  sampleReport(change)
    .findings.find((finding) => finding.rule === rule)
    ?.related?.map(({ file, pointer }) => file + pointer)

/** Lets the last state need a consent that no event gives. */
const needUnmet = (tree: Tree) => {
  const process = tree['flows/process.json']
  process.needs = { COMPLETE: [{ field: 'heloc.consents[].type', includes: 'SOFT_CREDIT' }] }
  process.begin = {}
}

describe('what has a part in a finding', () => {
  it('is the condition that its place names, with those that it asks by', () => {
    const places = seen('shadowed-variant', (tree) => {
      tree['flows/predicates.json'].predicates.soon = { all: ['chosen'] }
      tree['flows/journey.json'].states.product.page = [
        { when: 'chosen', page: 'product/select' },
        { when: 'soon', page: 'complete' },
        { page: 'product/select' },
      ]
    })
    expect(places).toContain('flows/predicates.json/predicates/soon')
    expect(places).toContain('flows/predicates.json/predicates/chosen')
  })

  it('is the last event of the way there, and what it does', () => {
    const places = seen('need-unmet', needUnmet)
    expect(places).toContain('flows/process.json/transitions/offerSelected')
    expect(places).toContain('flows/process.json/effects/offerSelected')
  })

  it('is by what the applicant is shown a page: the mapping of the server state', () => {
    const places = seen('need-unmet', needUnmet)
    expect(places).toContain('flows/server-states.json/states/COMPLETE')
  })

  it('is what a rule says besides', () => {
    const places = seen('unreachable-state', (tree) => {
      tree['flows/journey.json'].states.island = { kind: 'interactive', page: 'complete' }
    })
    expect(places).toEqual(['flows/journey.json/initial', 'flows/pages.json/pages/complete'])
  })

  it('names no place twice, and not that of the finding nor what it stands in', () => {
    const report = sampleReport((tree) => {
      tree['flows/journey.json'].states.product.page = 'product/selct'
      tree['flows/process.json'].transitions.offerSelected.to = 'OFFER_SELECTION'
    })
    expect(report.findings.length).toBeGreaterThan(0)
    for (const { file, pointer, related = [] } of report.findings) {
      const places = related.map((place) => place.file + place.pointer)
      expect(new Set(places).size).toBe(places.length)
      for (const place of related)
        expect(place.file === file && `${pointer}/`.startsWith(`${place.pointer}/`)).toBe(false)
    }
  })

  it('is not listed where a place names more than a few', () => {
    const places = seen('schema', (tree) => {
      delete tree['flows/journey.json'].initial
    })
    expect(places).toBeUndefined()
  })
})
