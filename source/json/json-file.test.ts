import { describe, expect, it } from 'vitest'
import { parseJsonFile } from './json-file.ts'

const text = '{\n  "states": {\n    "a/b": { "page": ["one", "two"] }\n  }\n}'
const file = parseJsonFile('flows/x.json', text)

describe('a JSON file', () => {
  it('finds a value by its pointer, escaped keys and array indexes included', () => {
    expect(file.locate('/states/a~1b/page/1')).toEqual({ line: 3, column: 30 })
  })

  it('finds the key of a value', () => {
    expect(file.locate('/states/a~1b', 'key')).toEqual({ line: 3, column: 5 })
  })

  it('points at the nearest surrounding value where nothing stands', () => {
    expect(file.locate('/states/c/page')).toEqual({ line: 2, column: 13 })
  })

  it('has no value when it does not parse', () => {
    const broken = parseJsonFile('flows/x.json', '{ "a": }')
    expect(broken.value).toBeUndefined()
    expect(broken.findings).toMatchObject([{ rule: 'json-syntax', line: 1, column: 8 }])
  })

  it('refuses comments, which other parsers would not read', () => {
    expect(parseJsonFile('flows/x.json', '{ /* why */ "a": 1 }').findings).toMatchObject([
      { rule: 'json-syntax' },
    ])
  })
})
