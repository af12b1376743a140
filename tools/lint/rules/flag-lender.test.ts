import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'
import { sampleFlag } from '../../../tests/support/lint/sample-flag.ts'

const found = (condition: JsonObject) =>
  lintPatched(
    {
      'flows/flags.json': {
        flags: { 'fe-menu': { ...sampleFlag, targeting: { if: [condition, 'on', 'off'] } } },
      },
    },
    'flag-lender',
  ).map(({ pointer, message, hint }) => `${pointer} ${message} ${hint ?? ''}`)

const organization = { var: 'organization' }

describe('flag-lender', () => {
  it('reports a lender that there is not', () => {
    expect(found({ '==': [organization, 'BNAK'] })).toEqual([
      '/flags/fe-menu/targeting/if/0/==/1 No lender has the code "BNAK" (`org.orgCode`). Did you mean "BANK"?',
    ])
    expect(found({ in: [organization, ['BANK', 'BANKS']] })).toEqual([
      '/flags/fe-menu/targeting/if/0/in/1/1 No lender has the code "BANKS" (`org.orgCode`). Did you mean "BANK"?',
    ])
  })

  it('accepts lenders by their code, and other facts', () => {
    expect(found({ '!=': [organization, 'BANK'] })).toEqual([])
    expect(found({ '==': [{ var: 'isSignedIn' }, true] })).toEqual([])
  })
})
