import { describe, expect, it } from 'vitest'
import { limitFigures } from '#engine'
import { asJsonObject, loadSource, messageArguments, resolveBase } from '#source'

const source = loadSource()
const { flows } = resolveBase(source)
if (flows === undefined) throw new Error('The flows cannot be used.')
const { copy, limits } = flows.source
const figures = new Map(limitFigures(limits).map(({ name, value }) => [name, value]))

const stated = [...source.files].flatMap(([file, { value }]) => {
  if (!file.startsWith('flows/forms/')) return []
  const { schema, fields } = asJsonObject(value)
  return Object.entries(asJsonObject(fields)).flatMap(([field, said]) =>
    ['minLength', 'maxLength'].flatMap((rule) => {
      const length = asJsonObject(asJsonObject(asJsonObject(schema).properties)[field])[rule]
      const message = copy[String(asJsonObject(asJsonObject(said).errors)[rule])]
      const names = message === undefined ? [] : [...messageArguments(message).keys()]
      return names.map((name) => ({ at: `${file} ${field} ${rule}`, name, length }))
    }),
  )
})

describe('the length that a form speaks of', () => {
  it.each(stated)('$at is the limit {$name}', ({ name, length }) => {
    expect(figures.get(name)).toBe(length)
  })

  it('is that of the chat and of the feedback to the chief executive, each by a limit of its own', () => {
    // Two forms begin a chat: the applicant's and the developer's.
    expect([...new Set(stated.map(({ name }) => name))].sort()).toEqual([
      ...['ceoFeedbackMaxLength', 'ceoFeedbackMinLength', 'chatEmailMaxLength', 'chatFeedbackMaxLength'],
      ...['chatNameMaxLength', 'chatSurveyMaxLength'],
    ])
  })
})
