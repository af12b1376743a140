import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const found = (
  pages: Readonly<
    Record<string, { readonly title?: string; readonly path?: string; readonly area?: string }>
  >,
) => lintPatched({ 'flows/pages.json': { pages } }, 'page-twin').map(({ pointer }) => pointer)

describe('page-twin', () => {
  it('reports the page that bears the title of another', () => {
    expect(found({ 'product/select': { title: 'complete.title' } })).toEqual(['/pages/product~1select/title'])
  })

  it('reports both where the title is named after neither', () => {
    const title = 'product.title'
    expect(found({ complete: { title }, 'product/select': { title } })).toEqual([
      '/pages/product~1select/title',
      '/pages/complete/title',
    ])
  })

  it('reports the page that stands at the address of another', () => {
    const news = { title: 'product.submit', area: 'public', layout: 'plain', path: '/terms' }
    expect(found({ terms: { ...news, title: 'product.apr' }, privacy: news })).toEqual([
      '/pages/privacy/path',
    ])
  })

  it('reports two categories of requests with one title', () => {
    const category = (title: string) => ({ title, description: 'product.apr', action: 'phone-number' })
    const categories = (one: string, two: string) =>
      lintPatched(
        {
          'flows/conditions.json': {
            categories: { ID_VERIFICATION_FAILURE: category(one), MISSING_PHONE_NUMBER: category(two) },
          },
        },
        'page-twin',
      ).map(({ pointer, message }) => `${pointer} ${message}`)
    expect(categories('product.title', 'product.title')).toEqual([
      '/categories/ID_VERIFICATION_FAILURE/title "product.title" is the title of MISSING_PHONE_NUMBER too.',
      '/categories/MISSING_PHONE_NUMBER/title "product.title" is the title of ID_VERIFICATION_FAILURE too.',
    ])
    expect(categories('product.title', 'complete.title')).toEqual([])
  })

  it('accepts a title that one page has', () => {
    expect(found({})).toEqual([])
  })
})
