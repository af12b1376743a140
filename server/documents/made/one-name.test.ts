import { describe, expect, it } from 'vitest'
import { formatMessage } from '#engine'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { sentence } from '../../tenants/sentence.ts'
import { findTemplate } from './render-document.ts'

const { tenants } = loadTenants(`${import.meta.dirname}/../../..`)
const named = [
  ['adverse-action', 'document.types.ADVERSE_ACTION_NOTICE'],
  ['application-disclosure', 'document.types.APPLICATION_DISCLOSURE'],
  ['cancellation', 'document.types.CANCELLATION_CONFIRMATION'],
  ['closing', 'document.types.CLOSING_DISCLOSURE'],
  ['co-owner-deed', 'document.types.CO_OWNER_DEED'],
  ['co-owner-notice', 'document.types.CO_OWNER_NOTICE'],
  ['deed', 'document.types.DEED'],
  ['heloc-booklet', 'document.types.HELOC_BOOKLET'],
  ['note', 'document.types.NOTE'],
  ['right-to-cancel', 'document.types.NOTICE_OF_RIGHT_TO_CANCEL'],
  ['summary', 'document.types.SUMMARY_DISCLOSURE'],
] as const

describe('a document that is signed or sent', () => {
  it.each(named)('has the same name in lists as on its own pages: %s', (document, key) => {
    for (const tenant of tenants) {
      const template = findTemplate(tenant, document, new Date('2026-12-01T12:00:00Z'))
      if (template === undefined) throw new Error(`There is no ${document} in force.`)
      expect(sentence(tenant, key)).toBe(formatMessage(template.title, tenant.facts, tenant.locale))
    }
  })
})
