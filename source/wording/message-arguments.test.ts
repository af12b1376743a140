import { describe, expect, it } from 'vitest'
import { messageArguments } from './message-arguments.ts'

describe('the values that a message names', () => {
  it('are found in every variant and tag', () => {
    const uses = messageArguments([
      'Send ',
      ['p', 'count', { one: 'it', other: [['#'], ' to ', ['t', 'b', [['v', 'who']]]] }],
      ['s', 'kind', { a: [['d', 'on']], other: '' }],
    ])
    expect([...uses]).toEqual([
      ['count', 'number'],
      ['who', 'text'],
      ['kind', 'text'],
      ['on', 'text'],
    ])
  })

  it('need a number where they are counted anywhere', () => {
    expect([
      ...messageArguments([
        ['v', 'days'],
        ['n', 'days'],
        ['v', 'days'],
      ]),
    ]).toEqual([['days', 'number']])
  })

  it('are none in a text', () => {
    expect(messageArguments('Done').size).toBe(0)
  })
})
