import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const faultsIn = (redirects: Readonly<Record<string, string>>) =>
  lintPatched({ 'flows/pages.json': { redirects } }, 'redirect-lost').map(({ pointer, message, hint }) =>
    [pointer, message, hint].filter(Boolean).join(' '),
  )

describe('redirect-lost', () => {
  it.each([
    ['a page', '/account/heloc/7/complete'],
    ['a page with a query', '/account/heloc/7/complete?from=mail'],
    ['an application', '/account/heloc/7'],
    ['whatever is below', '/account/heloc/heloc-signer/*'],
  ])('accepts a redirect to %s', (_, to) => {
    expect(faultsIn({ '/old/*': to })).toEqual([])
  })

  it('reports one that leads to no page', () => {
    expect(faultsIn({ '/old': '/account/heloc/7/complet' })).toEqual([
      '/redirects/~1old No page stands at "/account/heloc/7/complet". Did you mean "/account/heloc/:uuid/complete"?',
    ])
    expect(faultsIn({ '/old/*': '/acount/*' })).toEqual([
      '/redirects/~1old~1* No page stands at "/acount/*".',
    ])
  })

  it('reports one to a misspelt page, which is not the id of an application', () => {
    expect(faultsIn({ '/old': '/account/heloc/complet' })).toEqual([
      '/redirects/~1old No page stands at "/account/heloc/complet". Did you mean "/account/heloc/:uuid/complete"?',
    ])
  })

  it('reports an outer path that leads to no page, and accepts one of another site', () => {
    const external = { '/contact': '/support', '/pay': 'https://pay.example/' }
    expect(lintPatched({ 'flows/pages.json': { external } }, 'redirect-lost')).toMatchObject([
      { pointer: '/external/~1contact', message: 'No page stands at "/support".' },
    ])
  })

  it('reports those that lead to each other, or to themselves', () => {
    expect(faultsIn({ '/a': '/b', '/b': '/a', '/c': '/c', '/d/*': '/d/d/*' })).toEqual([
      '/redirects/~1a "/b" is redirected again, to "/a". Lead straight to a page.',
      '/redirects/~1b "/a" is redirected again, to "/b". Lead straight to a page.',
      '/redirects/~1c "/c" is redirected again, to "/c". Lead straight to a page.',
      '/redirects/~1d~1* "/d/d/*" is redirected again, to "/d/d/*". Lead straight to a page.',
    ])
  })

  it('reports one from where a page stands', () => {
    expect(faultsIn({ '/account/heloc/:uuid/complete': '/account/heloc/7/product/select' })).toEqual([
      '/redirects/~1account~1heloc~1:uuid~1complete "/account/heloc/:uuid/complete" is the path of complete, which nobody would see any more. Remove the redirect, or give the page another path.',
    ])
  })

  it('reports one from the base path, where the server has a page and would not start', () => {
    expect(faultsIn({ '/account/heloc': '/account/heloc/7/complete' })).toEqual([
      '/redirects/~1account~1heloc "/account/heloc" is the `basePath`, where the server answers by itself: it would not start. Remove the redirect.',
    ])
  })

  it('reports outer paths that stand where the server or a page does', () => {
    const to = '/account/heloc/7/product/select'
    const external = { '/account/heloc': to, '/account/heloc/:uuid/complete': to }
    const faults = lintPatched({ 'flows/pages.json': { external } }, 'redirect-lost')
    expect(faults.map(({ pointer }) => pointer)).toEqual([
      '/external/~1account~1heloc',
      '/external/~1account~1heloc~1:uuid~1complete',
    ])
  })
})
