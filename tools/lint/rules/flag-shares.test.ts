import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'
import { sampleFlag } from '../../../tests/support/lint/sample-flag.ts'

const sharing = (on: number, off: number) => ({
  targeting: {
    fractional: [
      ['on', on],
      ['off', off],
    ],
  },
})
const faultsIn = (on: number, off: number) =>
  lintPatched(
    { 'flows/flags.json': { flags: { 'fe-menu': { ...sampleFlag, ...sharing(on, off) } } } },
    'flag-shares',
  )

describe('flag-shares', () => {
  it('reports an experiment with two variations, of which an assignment would keep one', () => {
    const flag = {
      ...sampleFlag,
      variants: { short: true, long: true, off: false },
      targeting: {
        fractional: [
          ['short', 34],
          ['long', 33],
          ['off', 33],
        ],
      },
    }
    expect(lintPatched({ 'flows/flags.json': { flags: { 'fe-menu': flag } } }, 'flag-shares')).toMatchObject([
      { message: 'The experiment "fe-menu" tries short and long; it can try one variant beside "off".' },
    ])
  })

  it.each([
    [60, 60, 120],
    [50, 49, 99],
  ])('reports shares of %d and %d', (on, off, total) => {
    expect(faultsIn(on, off)).toMatchObject([
      {
        message: `The shares of the flag "fe-menu" add up to ${total}, not to 100.`,
        file: 'flows/flags.json',
        pointer: '/flags/fe-menu/targeting/fractional',
      },
    ])
  })

  it('reports two shares of one variant', () => {
    const fractional = [
      ['on', 50],
      ['on', 50],
    ]
    expect(
      lintPatched(
        { 'flows/flags.json': { flags: { 'fe-menu': { ...sampleFlag, targeting: { fractional } } } } },
        'flag-shares',
      ),
    ).toMatchObject([
      {
        pointer: '/flags/fe-menu/targeting/fractional/1/0',
        message: 'The flag "fe-menu" gives two shares to "on": nobody would get anything else by them.',
      },
    ])
  })

  it('reports those of a lender in its own file', () => {
    const patch = {
      'flows/flags.json': { flags: { 'fe-menu': sampleFlag } },
      'tenants/bank/tenant.json': { flags: { 'fe-menu': sharing(60, 60) } },
    }
    expect(lintPatched(patch, 'flag-shares')).toMatchObject([
      { file: 'tenants/bank/tenant.json', pointer: '/flags/fe-menu/targeting/fractional', tenant: 'bank' },
    ])
  })

  it('accepts shares of 100 together', () => {
    expect(faultsIn(10, 90)).toEqual([])
  })
})
