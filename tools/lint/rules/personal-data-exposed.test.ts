import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

const placesOf = (change: (tree: Tree) => void) =>
  lintSample(change, 'personal-data-exposed').map(({ pointer }) => pointer)

describe('personal-data-exposed', () => {
  it('reports a query that is kept from page to page', () => {
    const findings = lintSample((tree) => {
      tree['flows/server-states.json'].keepQuery = ['email']
    }, 'personal-data-exposed')
    expect(findings).toMatchObject([
      {
        message: 'The address would hold "email", which is personal data.',
        file: 'flows/server-states.json',
        pointer: '/keepQuery/0',
        hint: 'Let the page read it from the application instead.',
      },
    ])
  })

  it.each<[string, (tree: Tree) => void, string]>([
    [
      'the query of the registration',
      (tree) => {
        tree['flows/registration.json'].queryParameter = 'dob'
      },
      '/queryParameter',
    ],
    [
      'a part of a path',
      (tree) => {
        tree['flows/pages.json'].pages.complete.params = ['lastName']
      },
      '/pages/complete/params/0',
    ],
    [
      'the path itself',
      (tree) => {
        tree['flows/pages.json'].pages.complete.path = '/done/:email'
      },
      '/pages/complete/path',
    ],
    [
      'the query of a redirect',
      (tree) => {
        tree['flows/pages.json'].redirects['/old'] = '/new?dob={dob}'
      },
      '/redirects/~1old',
    ],
    [
      'a title',
      (tree) => {
        tree['flows/copy/en-US/complete.json'].messages['complete.title'] = 'Done, {name}'
      },
      '/pages/complete/title',
    ],
  ])('reports %s', (_, change, pointer) => {
    expect(placesOf(change)).toContain(pointer)
  })

  it('accepts what tells nothing of a person', () => {
    const places = placesOf((tree) => {
      tree['flows/pages.json'].pages.complete.params = ['type']
      tree['flows/pages.json'].redirects['/old'] = '/new?step=complete'
      tree['flows/copy/en-US/complete.json'].messages['complete.title'] = 'Done at {companyName}'
    })
    expect(places).toEqual([])
  })
})
