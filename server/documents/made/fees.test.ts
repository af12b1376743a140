import { describe, expect, it } from 'vitest'
import type { Heloc } from '#generated/domain'
import { testApplication } from '../../../tests/support/backend/test-application.ts'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { documentValues } from './document-values.ts'
import { findTemplate, renderText } from './render-document.ts'

const { tenants } = loadTenants(`${import.meta.dirname}/../../..`)

/** Returns the rows of one section of a document, by their label. */
function rowsOf(
  section: RegExp,
  code: string,
  heloc: Heloc,
  document: string,
): Readonly<Record<string, string>> {
  const tenant = tenants.find((each) => each.code === code)
  const template = tenant && findTemplate(tenant, document, new Date('2026-11-27T12:00:00Z'))
  if (tenant === undefined || template === undefined) throw new Error(`${code} has no ${document}.`)
  const line = { amount: 60_000, rate: 8.4, term: 10, originationFeeBps: 299, ...heloc }
  const { sections } = renderText(tenant, template, documentValues(tenant, testApplication(line)))
  return Object.fromEntries(sections.find(({ heading = '' }) => section.test(heading))?.table ?? [])
}

const feesOf = (code: string, heloc: Heloc, document = 'closing') => rowsOf(/^Fees$/, code, heloc, document)

const inState = (state: string): Heloc => ({ property: { state, address: { state } } })

describe('the fees in a closing disclosure', () => {
  it('are all fees of the line, those of the county as the range until they are known', () => {
    expect(feesOf('hearthline', inState('ME'))).toEqual({
      'Origination fee (2.99%)': '$1,794.00, taken from the initial draw',
      'Property valuation': 'None: nothing was charged for the value of the home',
      Notary: 'None, by video or in person',
      'Recording fees': '$0 to $315, as the county charges, billed with your first payment',
      'Recording taxes': '$0 to $840, where the county has such a tax, billed with your first payment',
    })
  })

  it('say the visit of a notary where the state lets none sign by video', () => {
    expect(feesOf('hearthline', inState('CA')).Notary).toBe('$300, paid to the notary at the visit')
    expect(feesOf('stonebridge-trust', inState('RI')).Notary).toBe('$300, paid to the notary at the visit')
  })

  it('say a valuation as paid, and on which day', () => {
    const valuation = { kind: 'BPO', orderedAt: '2026-11-12T18:00:00Z', feePaid: 180 } as const
    expect(feesOf('hearthline', { ...inState('ME'), valuation })['Property valuation']).toBe(
      '$180.00, paid on 11/12/2026',
    )
  })

  it('say none for the origination of a line where the lender takes none', () => {
    const { 'Origination fee': fee } = feesOf('clearwell', { ...inState('ME'), originationFeeBps: 0 })
    expect(fee).toBe('None')
  })

  it('are told to a co-owner too', () => {
    expect(Object.keys(feesOf('hearthline', inState('ME'), 'co-owner-closing'))).toHaveLength(5)
  })
})

describe.each([['closing'], ['co-owner-closing'], ['summary']])(
  'what is received, by the document %s,',
  (document) => {
    const labelsOf = (heloc: Heloc) =>
      Object.keys(rowsOf(/ receives?$/, 'hearthline', { ...inState('ME'), ...heloc }, document)).slice(2, -1)

    it('lists no origination fee where the lender takes none, and no loans paid off where there are none', () => {
      expect(labelsOf({ originationFeeBps: 0 })).toEqual([])
      expect(labelsOf({})).toEqual(['Origination fee (2.99%)'])
      expect(labelsOf({ originationFeeBps: 0, payoff: { amount: 9_000 } })).toEqual(['Loans paid off'])
      expect(labelsOf({ payoff: { amount: 9_000 } })).toEqual(['Origination fee (2.99%)', 'Loans paid off'])
    })
  },
)
