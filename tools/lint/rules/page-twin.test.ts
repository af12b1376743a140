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

  it('accepts a title that one page has', () => {
    expect(found({})).toEqual([])
  })
})
