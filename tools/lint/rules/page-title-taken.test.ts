import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const found = (pages: Readonly<Record<string, { readonly title: string }>>) =>
  lintPatched({ 'flows/pages.json': { pages } }, 'page-title-taken').map(({ pointer }) => pointer)

describe('page-title-taken', () => {
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

  it('accepts a title that one page has', () => {
    expect(found({})).toEqual([])
  })
})
