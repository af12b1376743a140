import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { letterKind } from './letter-kind.ts'
import kinds from './letter-kinds.json' with { type: 'json' }

const copy = path.join(import.meta.dirname, '../../flows/copy/en-US/server.json')
const messages: Record<string, string> = JSON.parse(readFileSync(copy, 'utf8')).messages
const templates = new Set(
  Object.keys(messages).flatMap((key) => /^server\.letters\.(\w+)\./.exec(key)?.[1] ?? []),
)

describe('the kind of a letter', () => {
  it('is judged for every letter that there is, and for no other', () => {
    expect(Object.keys(kinds).sort()).toEqual([...templates].sort())
  })

  it('is unknown for any other name, so that nothing is purged early by a slip', () => {
    expect(['constructor', 'toString', 'newsletter'].map(letterKind)).toEqual(
      Array.from({ length: 3 }, () => 'UNKNOWN'),
    )
  })
})
