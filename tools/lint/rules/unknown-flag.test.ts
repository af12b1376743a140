import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'
import { sampleFlag } from '../../../tests/support/lint/sample-flag.ts'

const asking = (code: string) =>
  lintPatched(
    { 'screens/a.tsx': code, 'flows/flags.json': { flags: { 'fe-menu': sampleFlag } } },
    'unknown-flag',
  )

describe('unknown-flag', () => {
  it('reports a flag that a screen asks for, with the nearest that there is', () => {
    expect(asking("const a = useFlag('fe-menus') && useFlag('fe-menu')")).toEqual([
      {
        rule: 'unknown-flag',
        severity: 'error',
        message: 'The screens or the server ask for the flag "fe-menus", and there is none.',
        file: 'flows/flags.json',
        at: '"flags": {',
        pointer: '/flags',
        hint: 'Did you mean "fe-menu"?',
      },
    ])
  })

  it('accepts those that there are, and asks nothing of a folder without screens', () => {
    expect(asking("const a = useFlag('fe-menu')")).toEqual([])
    expect(lintPatched({ 'flows/flags.json': { flags: {} } }, 'unknown-flag')).toEqual([])
  })
})
