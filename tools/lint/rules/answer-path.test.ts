import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

const form = 'flows/forms/product/select.json'
const text = { widget: 'text', label: 'product.title', autocomplete: 'off', class: 'public' }

/** Findings for the sample's form with these fields, each answered with a text, and with other changes. */
const findingsOf = (fields: object, change: (tree: Tree) => void = () => undefined, schema: object = {}) =>
  lintSample((tree) => {
    const names = Object.keys(fields)
    const properties = Object.fromEntries(
      names.map((name) => [name, { type: 'string', maxLength: 9, ...schema }]),
    )
    Object.assign(tree[form], { schema: { properties, required: names }, order: names, fields })
    change(tree)
  }, 'answer-path')

const faultsOf = (...args: Parameters<typeof findingsOf>) =>
  findingsOf(...args).map(({ pointer, message, hint }) => `${pointer} ${message} ${hint}`)

describe('answer-path', () => {
  it('reports a path that leads nowhere, with its place and the nearest that does', () => {
    expect(findingsOf({ pet: { ...text, to: 'heloc.anwsers.pet' } })).toEqual([
      {
        rule: 'answer-path',
        severity: 'error',
        message: 'No answer can be kept at "heloc.anwsers.pet".',
        file: form,
        at: '"heloc.anwsers.pet"',
        pointer: '/fields/pet/to',
        hint: 'Did you mean "heloc.answers.pet"?',
      },
    ])
  })

  it.each([
    // Only the server decides it.
    'status.uwDecision',
    'heloc.loanNumber',
    'heloc.offers',
    'profile.email',
    'loanFile.credit.score',
    'heloc.answers.pet.name',
    'heloc.answers',
  ])('reports %s, where no answer may be kept', (to) => {
    expect(findingsOf({ pet: { ...text, to } }).map(({ message }) => message)).toEqual([
      `No answer can be kept at "${to}".`,
    ])
  })

  it('reports an answer of another type than the field holds, or that it never has', () => {
    expect(faultsOf({ worth: { ...text, to: 'heloc.property.value' } })).toEqual([
      '/fields/worth/to "heloc.property.value" holds a number, and "worth" is answered with string. Ask for what the field holds, or keep the answer elsewhere.',
    ])
    const use = { use: { ...text, to: 'heloc.property.condition' } }
    expect(faultsOf(use)[0]).toContain('and "use" may be answered with any text.')
    expect(faultsOf(use, undefined, { enum: ['GOOD', 'SUPERB'] })[0]).toContain('answered with "SUPERB".')
    expect(faultsOf(use, undefined, { enum: ['GOOD', 'FAIR'] })).toEqual([])
  })

  it('reports two answers at one path, in one form or in two', () => {
    const to = 'heloc.answers.pet'
    const twice = findingsOf({ pet: { ...text, to }, dog: { ...text, to } })
    expect(twice.map(({ pointer }) => pointer)).toEqual(['/fields/pet/to', '/fields/dog/to'])
    const apart = findingsOf({ pet: { ...text, to } }, (tree) => {
      tree['flows/forms/other.json'] = { ...tree[form] }
    })
    expect(apart.map(({ file }) => file)).toEqual(['flows/forms/other.json', form])
  })

  it('reports a secret answer that a browser would get back', () => {
    const pin = { ...text, widget: 'pin', inputMode: 'numeric', class: 'secret' }
    expect(faultsOf({ pin: { ...pin, to: 'heloc.answers.pin' } })).toEqual([
      '/fields/pin/to "pin" is secret, and every browser of its applicant would get it back. Keep it at "loanFile.answers.pin".',
    ])
    expect(faultsOf({ pin: { ...pin, to: 'loanFile.answers.pin' } })).toEqual([])
  })

  it('reports a personal answer that a browser would get back without need', () => {
    const own = { ...text, class: 'personal', to: 'heloc.answers.pet' }
    expect(faultsOf({ pet: own })).toEqual([
      '/fields/pet/to "pet" is personal, and every browser of its applicant would get it back: nothing shows it there, and no condition reads it. Keep it at "loanFile.answers.pet".',
    ])
    expect(faultsOf({ pet: { ...own, summary: true } })).toEqual([])
    const read = (tree: Tree) => {
      tree['flows/predicates.json'].predicates.chosen = { field: 'heloc.answers.pet', exists: true }
    }
    expect(faultsOf({ pet: own }, read)).toEqual([])
  })

  it('reports what is to be shown again and no browser gets', () => {
    expect(faultsOf({ pet: { ...text, to: 'loanFile.answers.pet', summary: true } })).toEqual([
      '/fields/pet/summary The summary cannot show this answer: no browser gets it. Keep it at "heloc.answers.pet", or remove this.',
    ])
    expect(faultsOf({ pet: { ...text, summary: true } })).toEqual([
      '/fields/pet/summary The summary cannot show this answer: no browser gets it. Say where it is kept: `"to": "heloc.answers.pet"`.',
    ])
  })

  it('reports an answer of a co-owner among those of the borrower, and one of a call that keeps none', () => {
    const pet = { ...text, to: 'heloc.answers.pet' }
    const ofSigner = (tree: Tree) => {
      tree['flows/pages.json'].pages['product/select'].area = 'signer'
    }
    expect(faultsOf({ pet }, ofSigner)[0]).toContain('what they answer stays in their own file')
    expect(faultsOf({ pet: { ...pet, to: 'loanFile.answers.pet' } }, ofSigner)).toEqual([])
    const ofCall = (tree: Tree) => {
      tree[form].body = 'identity.schema.json#/$defs/LoginRequest'
    }
    expect(faultsOf({ pet }, ofCall)[0]).toContain('the body of a call, which keeps nothing by itself')
  })

  it('accepts answers that are kept where they belong', () => {
    expect(
      faultsOf({ pet: { ...text, to: 'heloc.answers.pet' }, why: { ...text, to: 'loanFile.answers.why' } }),
    ).toEqual([])
  })
})
