import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { letterKind } from './letter-kind.ts'
import kinds from './letter-kinds.json' with { type: 'json' }
import { isRequiredTopic, letterTopic } from './letter-topic.ts'
import topics from './letter-topics.json' with { type: 'json' }

const messagesOf = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `../../flows/copy/en-US/${file}.json`), 'utf8'))
    .messages
const messages = messagesOf('server')
const pages = { complete: messagesOf('complete'), shell: messagesOf('shell') }
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

describe('the topic of a letter', () => {
  it('is known of every letter that there is, and is one that somebody can read about', () => {
    expect(Object.keys(topics.letters).sort()).toEqual([...templates].sort())
    expect(new Set([...Object.values(topics.letters), 'news'])).toEqual(new Set(Object.keys(topics.topics)))
  })

  it('is promised on a page without a condition only where it cannot be refused', () => {
    expect(isRequiredTopic(letterTopic('funded'))).toBe(true)
    expect(pages.complete['complete.lead']).toMatch(/write to you when we send the money\.}}$/)
    expect(isRequiredTopic(letterTopic('reviewed'))).toBe(false)
    expect(pages.shell['shell.review.leave']).toMatch(
      /email you, unless you turned that off in your settings\.$/,
    )
  })

  it('is that of codes for each that bears one: its words are in no copy of one’s data', () => {
    const bearing = [...templates].filter((name) =>
      messages[`server.letters.${name}.body`]?.includes('{code}'),
    )
    expect(bearing.length).toBeGreaterThan(3)
    const named = Object.entries(topics.letters).flatMap(([name, topic]) => (topic === 'codes' ? name : []))
    expect(named.sort()).toEqual(bearing.sort())
  })

  it('can be refused for no record of an application', () => {
    const required = Object.entries(kinds).filter(([, kind]) => kind !== 'OTHER')
    for (const [name] of required) expect([name, isRequiredTopic(letterTopic(name))]).toEqual([name, true])
  })
})
