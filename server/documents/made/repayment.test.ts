import { describe, expect, it } from 'vitest'
import type { Heloc } from '#generated/domain'
import { testApplication } from '../../../tests/support/backend/test-application.ts'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { sentence } from '../../tenants/sentence.ts'
import { documentValues } from './document-values.ts'
import { findTemplate, renderText } from './render-document.ts'
import { repaymentValues } from './repayment-values.ts'

const { tenants } = loadTenants(`${import.meta.dirname}/../../..`)

function lender(code: string) {
  const tenant = tenants.find((each) => each.code === code)
  if (tenant === undefined) throw new Error(`tenants/${code} is gone.`)
  return tenant
}

function wordsOf(code: string, id: string, heloc: Heloc): string {
  const tenant = lender(code)
  const template = findTemplate(tenant, id, new Date('2026-11-24T12:00:00Z'))
  if (template === undefined) throw new Error(`There is no ${id}.`)
  const line = { amount: 60_000, rate: 8.4, term: 10, originationFeeBps: 149, ...heloc }
  const { sections } = renderText(tenant, template, documentValues(tenant, testApplication(line)))
  return sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
}

/** Lines by the way in which they are repaid, with what everything says of it. */
const ways = [
  ['moorblock', { isCrypto: true }, /a statement (?:by mail )?before (?:each payment|it) is due/],
  ['ledgerstone', { isCrypto: true }, /a statement (?:by mail )?before (?:each payment|it) is due/],
  ['hearthline', { payType: 'MANUAL' }, /You pay each bill yourself/],
  ['hearthline', { autopayAccount: { uuid: 'a', mask: '4321' } }, /your account ending in 4321/],
] as const

describe('the way to pay back', () => {
  it.each(ways)(
    'is told by note, closing disclosure and the letter about the money: %s %j',
    (code, heloc, way) => {
      for (const document of ['note', 'closing']) {
        const words = wordsOf(code, document, heloc)
        expect(words).toMatch(way)
        expect(words).toMatch(/call \(\d{3}\) \d{3}-\d{4}/)
      }
      const values = {
        ...repaymentValues(heloc),
        youReceive: '',
        initialDraw: '',
        deducted: 'NONE',
        recorded: 'UNKNOWN',
        firstPayment: '',
      }
      expect(sentence<string>(lender(code), 'server.letters.funded.body', values)).toMatch(way)
    },
  )
})
