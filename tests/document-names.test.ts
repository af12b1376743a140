import { describe, expect, it } from 'vitest'
import { asJsonObject, childObject, filesOf, loadSource } from '#source'

const source = loadSource()
const copy = childObject(asJsonObject(source.files.get('flows/copy/en-US/document.json')?.value), 'messages')
const made = filesOf(source, 'document').flatMap(({ path, value }) => {
  const { type, title } = asJsonObject(value)
  const listed = copy[`document.types.${type}`]
  // The sample by which somebody proves that they can open a file is of a type that people send.
  return listed === undefined || path.includes('/esign-test/') ? [] : [{ path, title, listed }]
})

describe('a document', () => {
  it.each(made)('has one name, on its face and in lists: $path', ({ title, listed }) => {
    expect(listed).toBe(title)
  })
})
