import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'
import { sampleFlag } from '../../../tests/support/lint/sample-flag.ts'

const faultsIn = (flag: JsonObject, bank: JsonObject = {}) =>
  lintPatched(
    {
      'flows/flags.json': { flags: { 'fe-menu': { ...sampleFlag, ...flag } } },
      'tenants/bank/tenant.json': { flags: bank },
    },
    'flag-variant',
  ).map(({ file, pointer, message, hint }) => [file, pointer, message, hint].filter(Boolean).join(' '))

describe('flag-variant', () => {
  it('reports a default variant that the flag does not have', () => {
    expect(faultsIn({ defaultVariant: 'onn' })).toEqual([
      'flows/flags.json /flags/fe-menu/defaultVariant The flag "fe-menu" has no variant "onn". Did you mean "on"?',
    ])
  })

  it('reports one that its targeting names, wherever that stands', () => {
    const targeting = {
      if: [
        { '==': [{ var: 'organization' }, 'BANK'] },
        {
          fractional: [
            ['off', 50],
            ['blue', 50],
          ],
        },
        'red',
      ],
    }
    expect(faultsIn({ targeting })).toEqual([
      'flows/flags.json /flags/fe-menu/targeting/if/1/fractional/1/0 The flag "fe-menu" has no variant "blue".',
      'flows/flags.json /flags/fe-menu/targeting/if/2 The flag "fe-menu" has no variant "red".',
    ])
  })

  it('reports variants of two kinds', () => {
    expect(faultsIn({ variants: { on: { title: 'Menu' }, off: false } })).toEqual([
      'flows/flags.json /flags/fe-menu/variants Some variants of the flag "fe-menu" are true or false, and others are objects.',
    ])
  })

  it('reports one that a lender names, in the file of the lender', () => {
    expect(faultsIn({}, { 'fe-menu': { defaultVariant: 'none' } })).toEqual([
      'tenants/bank/tenant.json /flags/fe-menu/defaultVariant The flag "fe-menu" has no variant "none". Did you mean "on"?',
    ])
  })

  it('accepts a variant that a lender adds', () => {
    const variants = { on: { color: 'red' }, off: {} }
    const blue = { defaultVariant: 'blue', variants: { blue: { color: 'blue' } } }
    expect(faultsIn({ variants }, { 'fe-menu': blue })).toEqual([])
  })

  it('reports a flag whose off is on, or two of whose variants are the same', () => {
    expect(faultsIn({ variants: { on: false, off: true } })).toEqual([
      'flows/flags.json /flags/fe-menu/variants/off "off" of the flag "fe-menu" is true: whoever switches it off would switch it on. Say false here, and true of the others.',
    ])
    expect(faultsIn({ variants: { on: true, new: true, off: false } })).toEqual([
      'flows/flags.json /flags/fe-menu/variants/new The variants "on" and "new" of the flag "fe-menu" are both true: whoever gets one sees what the other shows.',
    ])
  })

  it('reports a condition that changes nothing', () => {
    const targeting = (otherwise: string) => ({
      targeting: { if: [{ '==': [{ var: 'organization' }, 'BANK'] }, 'on', otherwise] },
    })
    expect(faultsIn(targeting('on'))).toEqual([
      'flows/flags.json /flags/fe-menu/targeting/if The condition of the flag "fe-menu" changes nothing: both sides say the same. Say without a condition what everybody gets, or correct one side.',
    ])
    expect(faultsIn(targeting('off'))).toEqual([])
  })
})
