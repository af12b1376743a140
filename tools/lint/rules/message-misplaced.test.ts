import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const names = ['one', 'two', 'three', 'four', 'five']

/** Findings for groups of registration of which the last one has this label. */
const groups = (last: string, file: object = {}) =>
  lintPatched(
    {
      'flows/registration.json': {
        groups: Object.fromEntries(
          names.map((name) => [name, { label: name === 'five' ? last : `product.groups.${name}` }]),
        ),
      },
      ...file,
    },
    'message-misplaced',
  ).map(({ file: at, pointer }) => at + pointer)

describe('message-misplaced', () => {
  it('reports the one message that begins otherwise than all beside it', () => {
    expect(groups('product.groups.five')).toEqual([])
    expect(groups('complete.title')).toEqual(['flows/registration.json/groups/five/label'])
  })

  it('lets the one form that is called so have words of its own', () => {
    const form = { 'flows/forms/start/hmda.json': { submit: 'hmda.submit' } }
    const at = lintPatched(
      { ...form, 'flows/copy/en-US/start.json': { messages: { 'hmda.submit': 'Go on' } } },
      'message-misplaced',
    )
    expect(at).toEqual([])
  })

  it('reports the one message that is of two kinds', () => {
    const steps = Object.fromEntries(
      names.map((name) => [
        name,
        { minutes: 1, label: name === 'one' ? 'product.groups.one' : `product.steps.${name}` },
      ]),
    )
    expect(groups('product.groups.five', { 'flows/progress.json': { steps } })).toHaveLength(1)
  })
})
