import { describe, expect, it } from 'vitest'
import { pseudoLocale, pseudoSource } from '../../tests/support/samples/pseudo-locale.ts'
import { renderText } from '../documents/made/render-document.ts'
import { tenantsIn } from './files/load-tenants.ts'
import { sentence } from './sentence.ts'

const { tenants, broken } = tenantsIn(pseudoSource())
const tenant = tenants.find(({ code }) => code === 'harborcu')
if (tenant === undefined) throw new Error('The lender of the test is not served.')

/** Returns the words without an accent, except the lender's names and the test's own values. */
const plainWords = (text: string): readonly string[] =>
  text
    .replaceAll(
      /Harbor Community Credit Union|Harbor Home Line|Harbor CU|NCUA|homeline@harborcu\.example/g,
      '',
    )
    .match(/[A-Za-z]{2,}/g) ?? []

describe('a lender in another locale', () => {
  it('is served, as are all others', () => {
    expect(broken).toEqual([])
    expect(new Set(tenants.map(({ locale }) => locale))).toEqual(new Set([pseudoLocale]))
  })

  it('writes its letters and its refusals in it', () => {
    const code = { code: '123456', minutes: '15' }
    for (const text of [
      sentence(tenant, 'server.letters.setupCode.subject'),
      sentence(tenant, 'server.letters.setupCode.body', code),
      sentence(tenant, 'server.errors.TERMS_REQUIRED'),
      sentence(tenant, 'server.page.noScript'),
    ])
      expect(plainWords(text), text).toEqual([])
  })

  it.each(['terms', 'privacy', 'soft-credit', 'heloc-booklet'])(
    'has its document %s in it, each version',
    (id) => {
      const versions = tenant.documents.get(id) ?? []
      expect(versions.length).toBeGreaterThan(0)
      for (const version of versions) {
        const { title, sections } = renderText(tenant, version, {})
        expect(
          plainWords(JSON.stringify([title, sections.map((section) => Object.values(section))])),
        ).toEqual([])
      }
    },
  )
})
