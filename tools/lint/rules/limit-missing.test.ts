import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const asking = (code: string) => lintPatched({ 'screens/a.tsx': code }, 'limit-missing')

describe('limit-missing', () => {
  it('reports a limit that a screen asks for', () => {
    expect(asking("const a = useLimit('valuationFe', 'cents')")).toEqual([
      {
        rule: 'limit-missing',
        severity: 'error',
        message: 'The screens or the server ask for the limit "valuationFe", and there is none.',
        file: 'flows/limits.json',
        at: '"limits": {',
        pointer: '/limits',
        hint: 'Did you mean "valuationFee"?',
      },
    ])
  })

  it('reports one that the server reads', () => {
    expect(asking('const a = limits.limits.upload?.maxBytes ?? 0').map(({ message }) => message)).toEqual([
      'The screens or the server ask for the limit "upload", and there is none.',
    ])
  })

  it.each([
    'const { apr, upload } = services.journey.source.limits.limits',
    "const few = ({ apr, upload }: LimitsSource['limits']) => ({ apr, upload })",
  ])('reports one that is taken out of all: %s', (code) => {
    expect(asking(code).map(({ message }) => message)).toEqual([
      'The screens or the server ask for the limit "upload", and there is none.',
    ])
  })

  it('accepts those that there are', () => {
    expect(asking("const a = useLimit('apr', 'minBps') + limits.limits.loanAmount.minCents")).toEqual([])
    expect(asking('const { minBps = 0 } = source.limits.limits.apr ?? {}')).toEqual([])
  })
})
