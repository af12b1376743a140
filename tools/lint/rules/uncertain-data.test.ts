import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const rate = { field: 'heloc.rate', exists: true }

const effects = (entry: JsonObject) => ({ 'flows/process.json': { effects: { offerSelected: entry } } })

const needs = (...list: readonly (string | JsonObject)[]) => ({
  'flows/pages.json': { pages: { complete: { needs: list } } },
})

const findings = (patch: Parameters<typeof lintPatched>[0]) => lintPatched(patch, 'uncertain-data')

describe('uncertain-data', () => {
  it('reports a page that needs what no event gives', () => {
    expect(findings(needs('heloc.rate'))).toEqual([
      {
        rule: 'uncertain-data',
        severity: 'error',
        message: '"complete" is open in COMPLETE, where heloc.rate is not certain to be known.',
        file: 'flows/pages.json',
        at: '"heloc.rate"',
        pointer: '/pages/complete/needs/0',
        hint: 'Let an event on this way give it, in `effects`, or show this applicant another page. It is complete that is shown, for the browser settles at complete by selectProduct (chosen).',
        witness: {
          events: ['offerSelected'],
          context: { profile: {}, heloc: { term: 1 }, status: { checklistStatus: 'COMPLETE' }, session: {} },
        },
      },
    ])
  })

  it('reports what one of two variants of an event leaves out', () => {
    const patch = effects([
      { when: { field: 'heloc.isCrypto', equals: true }, sets: ['heloc.term'], gives: ['chosen'] },
      { sets: ['heloc.term', 'heloc.rate'], gives: ['chosen', rate] },
    ] as never)
    expect(findings({ ...needs('heloc.rate'), ...patch })).toHaveLength(1)
  })

  it('reports what may be lost while the application stands there', () => {
    const note = { field: 'heloc.documents[].type', includes: 'NOTE' }
    const given = { sets: ['heloc.term', 'heloc.documents[].type'], gives: ['chosen', note] }
    expect(findings({ ...needs(note), ...effects(given) })).toEqual([])
    const lost = { anytime: { sets: ['heloc.documents[].type'] }, effects: { offerSelected: given } }
    expect(findings({ ...needs(note), 'flows/process.json': lost })).toHaveLength(1)
  })

  it('follows the context of what decides where an application goes', () => {
    expect(findings(needs('heloc.term'))).toEqual([])
  })

  it('accepts what an event on every way gives', () => {
    const patch = effects({ sets: ['heloc.term', 'heloc.rate'], gives: ['chosen', rate] })
    expect(findings({ ...needs('heloc.rate'), ...patch })).toEqual([])
  })
})
