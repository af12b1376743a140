import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

const lintScreens = (...screens: readonly string[]) =>
  lintSample((tree) => {
    for (const screen of screens) tree[`screens/pages/${screen}.tsx`] = ''
  }, 'unused-screen')

describe('unused-screen', () => {
  it('reports a screen whose page nobody lists, with the nearest that is listed', () => {
    expect(lintScreens('complete', 'product/selct')).toEqual([
      {
        rule: 'unused-screen',
        severity: 'error',
        message: 'screens/pages/product/selct.tsx is the screen of no page.',
        file: 'flows/pages.json',
        at: '"pages": {',
        pointer: '/pages',
        hint: 'Did you mean "product/select"?',
      },
    ])
  })

  it('accepts screens of pages, their parts and their tests', () => {
    expect(lintScreens('complete', 'complete/parts/steps', 'complete.test')).toEqual([])
  })
})
