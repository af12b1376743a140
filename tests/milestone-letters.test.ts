import { describe, expect, it } from 'vitest'
import { loadSource, messageArguments, resolveBase } from '#source'

const facts = [
  'companyName',
  'companyNameShort',
  'productName',
  'brand',
  'supportPhone',
  'supportEmail',
  'url',
]

const { flows } = resolveBase(loadSource())
if (flows === undefined) throw new Error('The flows cannot be used.')
const { source } = flows

describe('the letter of a milestone', () => {
  const letters = Object.values(source.standing.milestones).flatMap(({ letter }) => letter ?? [])

  it.each(letters)('%s says only what is true of every application of its lender', (letter) => {
    for (const part of ['subject', 'body', 'action']) {
      const message = source.copy[`server.letters.${letter}.${part}`]
      expect(message).toBeDefined()
      const said = message === undefined ? [] : [...messageArguments(message).keys()]
      expect(said.filter((name) => !facts.includes(name))).toEqual([])
    }
  })
})
