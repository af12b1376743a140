import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import { answering, withHelp } from '../../../tests/support/lint/sample-help.ts'

const found = (article: object) =>
  lintSample(withHelp({ fees: article }), 'help-link').map(({ message }) => message)

describe('help-link', () => {
  it.each([
    [{ source: { page: 'product/selct' } }, 'There is no page "product/selct".'],
    [{ source: { document: 'deed', says: ['lien'] } }, 'There is no document "deed".'],
    [{ source: { disclosure: 'apd' } }, 'There is no disclosure "apd".'],
    [{ pages: ['complet'] }, 'There is no page "complet".'],
    [{ states: ['NOWHERE'] }, 'There is no server state "NOWHERE".'],
  ])('reports what an article names and there is not: %j', (article, message) => {
    expect(found(article)).toEqual([message])
  })

  it.each(['/dashbord', 'https://elsewhere.example/help', 'www.elsewhere.example'])(
    'reports an address that is no page of ours: %s',
    (address) => {
      expect(found(answering(`Go to ${address} for that.`))).toEqual([`"${address}" is no page of ours.`])
    },
  )

  it.each([
    { source: { disclosure: 'apr' }, pages: ['complete'], states: ['COMPLETE'] },
    { source: { regulation: '12 CFR 1026.15' } },
    answering('Monday and/or Tuesday will do.'),
  ])('accepts what there is: %j', (article) => {
    expect(found(article)).toEqual([])
  })

  it('reports a state whose page is none of those of the article', () => {
    const findings = lintSample((tree) => {
      withHelp({ fees: { states: ['OFFER_SELECTION'], pages: ['complete'] } })(tree)
      tree['flows/server-states.json'].states.OFFER_SELECTION.page = 'product/select'
    }, 'help-link')
    expect(findings.map(({ message }) => message)).toEqual([
      'OFFER_SELECTION is shown on product/select, and `pages` names complete.',
    ])
  })

  it('accepts the path of a page that stands at one place', () => {
    const findings = lintSample((tree) => {
      withHelp({ fees: answering('Sign in at /auth/login for that.') })(tree)
      tree['flows/pages.json'].pages['auth/login'] = {
        area: 'public',
        path: '/auth/login',
        title: 'complete.title',
        layout: 'plain',
      }
    }, 'help-link')
    expect(findings).toEqual([])
  })
})
