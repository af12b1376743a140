import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'
import { sampleFlag } from '../../../tests/support/lint/sample-flag.ts'

const closing = (...routes: readonly string[]) =>
  lintPatched(
    {
      'flows/flags.json': {
        flags: { 'fe-closed': { ...sampleFlag, variants: { on: { routes }, off: {} } } },
      },
      'flows/pages.json': {
        pages: { terms: { area: 'public', title: 'product.apr', layout: 'plain', path: '/terms' } },
      },
    },
    'flag-route',
  ).map(({ pointer, message, hint }) => [pointer, message, hint].filter(Boolean).join(' '))

describe('flag-route', () => {
  it('reports a route at which no page stands', () => {
    expect(closing('/terms', '/trems')).toEqual([
      '/flags/fe-closed/variants/on/routes/1 No page stands at "/trems". Did you mean "/terms"?',
    ])
    expect(closing('/account/helok/*')).toHaveLength(1)
  })

  it('accepts a page of every application by its pattern, and no other name for its parts', () => {
    expect(
      closing('/account/heloc/:uuid/complete', '/account/heloc/:uuid', '/account/heloc/:uuid/*'),
    ).toEqual([])
    expect(closing('/account/heloc/:uuid/complet')).toEqual([
      '/flags/fe-closed/variants/on/routes/0 No page stands at "/account/heloc/:uuid/complet". Did you mean "/account/heloc/:uuid/complete"?',
    ])
    expect(closing('/account/heloc/:id/complete')).toHaveLength(1)
  })

  it('accepts a page, and a star for what is below', () => {
    expect(closing('/terms', '/*', '/account/heloc/*', '/te*', '*')).toEqual([])
  })
})
