import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const skipped = { skipProduct: { from: ['product'], to: 'complete' } }

const placesOf = (patch: Parameters<typeof lintPatched>[0]) =>
  lintPatched(patch, 'unsent-event').map(({ file, pointer }) => `${file}${pointer}`)

describe('unsent-event', () => {
  it('reports an event of the browser that nothing triggers', () => {
    expect(lintPatched({ 'flows/journey.json': { transitions: skipped } }, 'unsent-event')).toEqual([
      {
        rule: 'unsent-event',
        severity: 'error',
        message: 'Nothing triggers "skipProduct".',
        file: 'flows/journey.json',
        at: '"skipProduct": {',
        pointer: '/transitions/skipProduct',
        hint: 'Name the predicate that makes it fire in `trigger`, and the event in triggerOrder; or remove it.',
      },
    ])
  })

  it('reports it although a page names it: no page sends an event of the browser', () => {
    const pages = { 'product/select': { events: ['skipProduct'] } }
    expect(
      placesOf({ 'flows/journey.json': { transitions: skipped }, 'flows/pages.json': { pages } }),
    ).toEqual(['flows/journey.json/transitions/skipProduct'])
  })

  it('reports an event of the server that no submission, no job and no signer sends', () => {
    const process = (more: object) => ({
      'flows/process.json': {
        jobs: {},
        transitions: { offerDropped: { from: ['OFFER_SELECTION'], to: 'COMPLETE' } },
        ...more,
      },
    })
    expect(placesOf(process({}))).toEqual(['flows/process.json/transitions/offerDropped'])
    expect(placesOf(process({ jobs: { review: ['offerDropped'] } }))).toEqual([])
    expect(
      placesOf(process({ submissions: { drop: { event: 'offerDropped', form: 'product/select' } } })),
    ).toEqual([])
    expect(placesOf(process({ states: { OFFER_SELECTION: { awaits: 'signer' } } }))).toEqual([])
  })

  it('accepts an event with a trigger', () => {
    expect(placesOf({})).toEqual([])
  })
})
