import { describe, expect, it } from 'vitest'
import { formatMessage } from '#engine'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { sentence } from '../../tenants/sentence.ts'
import { findTemplate } from './render-document.ts'

const { tenants } = loadTenants(`${import.meta.dirname}/../../..`)
const named = [
  ['application-disclosure', 'document.types.APPLICATION_DISCLOSURE'],
  ['closing', 'document.types.CLOSING_DISCLOSURE'],
  ['deed', 'document.types.DEED'],
  ['note', 'document.types.NOTE'],
  ['right-to-cancel', 'document.types.NOTICE_OF_RIGHT_TO_CANCEL'],
  ['summary', 'document.types.SUMMARY_DISCLOSURE'],
] as const

describe('a document that is signed', () => {
  it.each(named)('has the same name in lists as on its own pages: %s', (document, key) => {
    for (const tenant of tenants) {
      const template = findTemplate(tenant, document, new Date('2026-11-24T12:00:00Z'))
      if (template === undefined) throw new Error(`There is no ${document} in force.`)
      expect(sentence(tenant, key)).toBe(formatMessage(template.title, tenant.facts, tenant.locale))
    }
  })
})
