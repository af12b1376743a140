import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { resolvePage } from '#engine'
import type { Context } from '#generated/context'
import { loadSource, tenantJourney } from '#source'
import { randomContext } from '../../tests/support/samples/random-context.ts'
import { createPageSets, type PageSets } from '../prove/pages/page-sets.ts'
import { closestChanges } from './closest-changes.ts'
import { explainNot } from './explain-not.ts'
import { explainPage } from './explain-page.ts'
import { toText } from './to-text.ts'

const effective = tenantJourney(loadSource(), 'hearthline')
let sets: PageSets
beforeAll(() => {
  sets = createPageSets(effective)
})

const texan: Context = {
  profile: { name: { firstName: 'Ada', lastName: 'Reyes' }, dob: '1980-05-17' },
  heloc: {
    selectedPropertyUuid: '6d0e5a2c-91ab-4f0e-8a5b-7c3f1d2e9b44',
    consents: [{ type: 'SOFT_CREDIT' }],
    property: { address: { state: 'TX' } },
  },
  status: { checklistStatus: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE', uwDecision: 'SELECT', bpo: 'REQUIRED' },
}
type ServerState = NonNullable<NonNullable<Context['status']>['checklistStatus']>
const at = (checklistStatus: ServerState): Context => ({
  ...texan,
  status: { ...texan.status, checklistStatus },
})

describe('why an applicant belongs on a page', () => {
  it('names what a reviewer asks for, and whose turn the step is beside it', () => {
    const asked = at('FINAL_TITLE_REVIEW')
    const why = explainPage(effective, {
      ...asked,
      status: { ...asked.status, condition: 'MISSING_PHONE_NUMBER' },
    })
    expect(why).toMatchObject({ turn: 'applicant', asked: { step: 'lender' } })
    expect(toText(why)).toMatch(
      /It is their turn\.\nThey are asked .*:\n.*MISSING_PHONE_NUMBER\n.*It is our turn/,
    )
    expect(explainPage(effective, asked).asked).toBeUndefined()
  })

  it('tells the variants of the rule that were weighed, each with what decided it', () => {
    expect(explainPage(effective, at('BPO_ORDER_REQUEST'))).toEqual({
      tenant: 'hearthline',
      page: 'bpo/condition',
      by: 'server-state',
      turn: 'applicant',
      serverState: 'BPO_ORDER_REQUEST',
      rule: 'BPO_ORDER_REQUEST',
      variants: [
        {
          page: 'bpo/condition',
          when: "the state of the home is TX and the broker's valuation of the home is REQUIRED",
          holds: true,
          because: ['the state of the home is TX', "the broker's valuation of the home is REQUIRED"],
        },
      ],
    })
  })

  it('tells the way of the client where the server names no page, and what would lead on', () => {
    const { by, settlement } = explainPage(effective, texan)
    expect(by).toBe('machine')
    expect(settlement?.steps.map(({ event, to }) => [event, to])).toEqual([
      ['lienInfo', 'liens'],
      ['underwrite', 'product'],
    ])
    expect(settlement?.next).toContainEqual({
      event: 'selectProduct',
      to: 'moreProfile',
      missing: [
        'the chosen term is not above 0 (there is none)',
        'the chosen amount is not above 0 (there is none)',
      ],
    })
  })

  it('says of a personal value that it is there, never what it is', () => {
    fc.assert(
      fc.property(randomContext, (context) => {
        const profile = {
          ...context.profile,
          name: { firstName: 'Zaphod', lastName: 'Zaphod' },
          dob: '1971-03-03',
        }
        const text = toText(explainPage(effective, { ...context, profile }))
        expect(text).not.toMatch(/Zaphod|1971/)
      }),
    )
  })
})

describe('why not another page', () => {
  const not = (page: string, context: Context = texan) => explainNot(effective, context, page, sets)

  it('names the condition that fails, where the page is shown, and what would have to differ', () => {
    expect(not('bank/autopay', at('AUTOPAY_ACCOUNT'))).toMatchObject({
      reasons: [
        'an earlier page of the rule counts first',
        'it is shown at the server state AUTOPAY_ACCOUNT, VERIFIED_AUTOPAY_ACCOUNT',
        "where the server names no page, it is shown in the client's state autopay",
      ],
      changes: [
        {
          fields: [
            {
              field: 'heloc.disburseAccount.routingNumber',
              words: 'the routing number of the bank account for the money is on file',
            },
          ],
        },
      ],
    })
  })

  it('offers another server state where that takes fewer changes', () => {
    const { changes, way } = not('start/contact')
    expect(changes).toEqual([
      {
        fields: [
          { field: 'heloc.term', words: 'the chosen term is above 0' },
          { field: 'heloc.amount', words: 'the chosen amount is above 0' },
        ],
      },
      {
        serverState: { from: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE', to: 'COLLECT_ADDITIONAL_INFO', orElse: [] },
        fields: [],
      },
    ])
    expect(way?.events.at(-1)).toBe('offerSelected')
  })

  it('finds no way back to what is over', () => {
    expect(not('signing/intro', at('TRUST_AND_INSURANCE')).way).toBeUndefined()
  })

  it('says of a page that no position shows how people come there', () => {
    expect(not('terms')).toEqual({
      page: 'terms',
      reasons: ['no position of an application shows it: people come to it by a link or its address'],
      changes: [],
    })
  })

  it('says that it may be looked at all the same', () => {
    expect(not('bank/confirm').reasons[0]).toBe(
      'it may be visited at any time, though nobody is led there now',
    )
  })

  it('says so when it is the page', () => {
    expect(not('product/select')).toEqual({
      page: 'product/select',
      reasons: ['this is the page'],
      changes: [],
    })
  })
})

describe('what would have to differ', () => {
  const pages = Object.keys(effective.source.pages.pages)

  it('leads to the page by the word of the engine, whoever applies', () => {
    fc.assert(
      // closestChanges throws if the engine shows another page after the changes.
      fc.property(randomContext, fc.constantFrom(...pages), (context, page) => {
        const changes = closestChanges(effective, sets, context, page)
        const [first] = changes
        if (resolvePage(effective.journey, context).page === page) expect(first?.fields).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})
