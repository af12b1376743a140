import { describe, expect, it } from 'vitest'
import { orderKeys } from './order-keys.ts'
import { ownSchemas } from './project-schemas.ts'

const disordered = `{
  "messages": { "b.two": "2", "a.one": "1" },
  "$schema": "x"
}
`

describe('ordering keys', () => {
  it('puts the keys of an object in the order of its schema and leaves maps and layout alone', () => {
    expect(orderKeys('copy', disordered, ownSchemas())).toEqual({
      text: '{\n  "$schema": "x",\n  "messages": { "b.two": "2", "a.one": "1" }\n}\n',
      disorders: [{ pointer: '/$schema', message: '"$schema" belongs before "messages".' }],
    })
  })

  it('changes nothing the second time', () => {
    const { text } = orderKeys('copy', disordered, ownSchemas())
    expect(orderKeys('copy', text, ownSchemas())).toEqual({ text, disorders: [] })
  })

  it('keeps a key that the schema does not list in its place', () => {
    const text = '{ "extra": 1, "$schema": "x", "messages": {} }'
    expect(orderKeys('copy', text, ownSchemas()).text).toBe(text)
  })
})
