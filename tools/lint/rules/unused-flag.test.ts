import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'
import { sampleFlag } from '../../../tests/support/lint/sample-flag.ts'

const flags = { 'fe-menu': sampleFlag }
const asking = (code: string) =>
  lintPatched({ 'screens/a.tsx': code, 'flows/flags.json': { flags } }, 'unused-flag')

describe('unused-flag', () => {
  it('reports a flag that neither screens nor server ask for', () => {
    expect(asking("const a = useFlag('fe-menus')")).toEqual([
      {
        rule: 'unused-flag',
        severity: 'error',
        message: 'Nothing asks for the flag "fe-menu".',
        file: 'flows/flags.json',
        at: '"fe-menu": {',
        pointer: '/flags/fe-menu',
        hint: 'Did you mean "fe-menus"?',
      },
    ])
  })

  it('accepts one that is asked for, by its name alone or as a value', () => {
    expect(asking("const flags = { menu: 'fe-menu' } as const")).toEqual([])
  })

  it('asks nothing of a folder without screens', () => {
    expect(lintPatched({ 'flows/flags.json': { flags } }, 'unused-flag')).toEqual([])
  })
})
