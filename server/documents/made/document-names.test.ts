import { describe, expect, it } from 'vitest'
import type { CopyKey } from '#generated/ids'
import { shippedTenants } from '../../../tests/support/backend/create-test-app.ts'
import { findSentence } from '../../tenants/sentence.ts'
import { sampleId } from '../find-readable.ts'

const inEachLanguage = shippedTenants()
  .all()
  .flatMap(({ code, translations }) =>
    [...translations.values()].map((tenant) => [code, tenant.locale, tenant] as const),
  )

describe('a document that we make', () => {
  it.each(inEachLanguage)('has one name, in the list and as its title: %s, %s', (_code, _locale, tenant) => {
    const listed = [...tenant.documents]
      .filter(([id]) => id !== sampleId)
      .flatMap(([, versions]) => versions.slice(-1))
      .filter(({ type }) => type !== 'CONSENT')
    expect(listed.length).toBeGreaterThan(5)
    for (const { type, title } of listed)
      expect(findSentence(tenant, `document.types.${type}` as CopyKey)).toBe(title)
  })
})
