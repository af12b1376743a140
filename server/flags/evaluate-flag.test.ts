import { randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlagDefinition, FlagTargeting } from '#generated/dsl'
import { evaluateFlag } from './evaluate-flag.ts'

const metadata = { description: 'A sample.', owner: 'tests' }
const flagsOf = (targeting?: FlagTargeting, own: Partial<FlagDefinition> = {}) => ({
  flags: {
    'fe-sample': {
      state: 'ENABLED' as const,
      variants: { on: { title: 'Hello' }, off: {} },
      defaultVariant: 'off',
      metadata,
      ...(targeting !== undefined && { targeting }),
      ...own,
    },
  },
})
const visitor = { organization: 'FHEL', isSignedIn: false }
const halves = {
  fractional: [
    ['on', 50],
    ['off', 50],
  ],
}

describe('a flag', () => {
  it('has its default variant, with its value', () => {
    expect(evaluateFlag(flagsOf(undefined, { defaultVariant: 'on' }), 'fe-sample', visitor)).toEqual({
      variant: 'on',
      value: { title: 'Hello' },
    })
  })

  it('is off where it is disabled or unknown', () => {
    const disabled = flagsOf(undefined, { state: 'DISABLED', defaultVariant: 'on' })
    expect(evaluateFlag(disabled, 'fe-sample', visitor).variant).toBe('off')
    for (const key of ['fe-other', 'constructor', '__proto__'])
      expect(evaluateFlag(flagsOf(), key, visitor)).toEqual({ variant: 'off', value: false })
  })

  it('may depend on the lender and on who is signed in', () => {
    const ofLender = flagsOf({ if: [{ in: [{ var: 'organization' }, ['FHEL']] }, 'on', 'off'] })
    expect(evaluateFlag(ofLender, 'fe-sample', visitor).variant).toBe('on')
    expect(evaluateFlag(ofLender, 'fe-sample', { ...visitor, organization: 'X' }).variant).toBe('off')
    const ofSignedIn = flagsOf({ if: [{ '==': [{ var: 'isSignedIn' }, true] }, 'on', 'off'] })
    expect(evaluateFlag(ofSignedIn, 'fe-sample', visitor).variant).toBe('off')
    expect(evaluateFlag(ofSignedIn, 'fe-sample', { ...visitor, isSignedIn: true }).variant).toBe('on')
  })
})

describe('a flag whose targeting is hostile', () => {
  const variants = ['on', 'off']

  it('has one of its variants, whatever is written there', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (targeting) => {
        expect(variants).toContain(
          evaluateFlag(flagsOf(targeting as FlagTargeting), 'fe-sample', visitor).variant,
        )
      }),
    )
  })

  it.each([
    ['an operation that there is none of', { eval: ['process.exit()'] }],
    ['a variant that is no name', { if: [true, '__proto__', 'off'] }],
    ['what every object has', { var: 'constructor.constructor' }],
    [
      'shares without an end',
      {
        fractional: [
          ['on', 1e308],
          ['off', 1e308],
        ],
      },
    ],
    [
      'shares below none',
      {
        fractional: [
          ['on', -50],
          ['off', 150],
        ],
      },
    ],
    [
      'ifs in ifs, as deep as a file may be',
      Array.from({ length: 45 }).reduce<object>((rule) => ({ if: [rule] }), {}),
    ],
  ])('is evaluated with %s', (_, targeting) => {
    expect(variants).toContain(
      evaluateFlag(flagsOf(targeting as FlagTargeting), 'fe-sample', visitor).variant,
    )
  })
})

describe('a flag with shares', () => {
  const flags = flagsOf(halves)
  const variantFor = (targetingKey: string) =>
    evaluateFlag(flags, 'fe-sample', { ...visitor, targetingKey }).variant

  it('gives the same person the same variant, always', () => {
    fc.assert(fc.property(fc.uuid(), (key) => new Set([variantFor(key), variantFor(key)]).size === 1))
  })

  it('has its default variant for somebody who cannot be told apart', () => {
    expect(evaluateFlag(flags, 'fe-sample', visitor).variant).toBe('off')
  })

  it('divides people by its shares', () => {
    const on = Array.from({ length: 10_000 }, (_, index) => variantFor(`person ${index}`)).filter(
      (variant) => variant === 'on',
    )
    // Within four standard deviations of a half.
    expect(Math.abs(on.length - 5_000)).toBeLessThan(200)
  })

  it('keeps nothing of a million people', { timeout: 60_000 }, () => {
    setFlagsFromString('--expose-gc')
    const gc: () => void = runInNewContext('gc')
    const askFor = (people: number) => {
      for (let index = 0; index < people; index += 1) variantFor(randomUUID())
      gc()
      return process.memoryUsage().heapUsed
    }
    const before = askFor(10_000)
    expect(askFor(1_000_000) - before).toBeLessThan(2 ** 22)
  })
})
