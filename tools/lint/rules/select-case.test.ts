import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const found = (place: string, more = {}) =>
  lintPatched(
    {
      'screens/pages/complete.tsx':
        "const place = isAtHome ? 'HOME' : 'OFFICE'; t('complete.title', { place })",
      'flows/copy/en-US/complete.json': { messages: { 'complete.title': place } },
      ...more,
    },
    'select-case',
  ).map(({ pointer, message, hint }) => `${pointer} ${message} ${hint ?? ''}`)

describe('select-case', () => {
  it('reports a case that code never passes', () => {
    expect(found('{place, select, OFICE {There} other {Here}}')).toEqual([
      '/messages/complete.title {place} is never "OFICE": these words are never said. Did you mean "OFFICE"?',
    ])
  })

  it('reports one in what a lender words itself', () => {
    const copy = { 'complete.title': '{place, select, OFICE {There} other {Here}}' }
    expect(
      found('{place, select, OFFICE {There} other {Here}}', {
        'tenants/bank/tenant.json': { overrides: { copy } },
      }),
    ).toEqual([
      '/overrides/copy/complete.title {place} is never "OFICE": these words are never said. Did you mean "OFFICE"?',
    ])
  })

  it('accepts what code passes, and values of an application', () => {
    expect(found('{place, select, OFFICE {There} other {Here}}')).toEqual([])
    expect(found('{place, select, PRIMARY {Home} FLOATING {Variable} other {Elsewhere}}')).toEqual([])
  })
})
