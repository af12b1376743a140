import { describe, expect, it } from 'vitest'
import { formatMessage, formatToParts } from './format-message.ts'
import type { Message } from './message.ts'

const days: Message = [
  'Funds in ',
  ['p', 'days', { '=0': 'no time', one: [['#'], ' day'], other: [['#'], ' days'] }],
  '.',
]

describe('formatMessage', () => {
  it('gives plain text as it is', () => {
    expect(formatMessage('Required', {}, 'en-US')).toBe('Required')
  })

  it.each<[Message, Record<string, string | number | boolean>, string]>([
    [['Hello, ', ['v', 'name'], '.'], { name: 'Ada' }, 'Hello, Ada.'],
    [[['v', 'count']], { count: 1234 }, '1,234'],
    [[['v', 'flag']], { flag: true }, 'true'],
    [[['n', 'rate', { style: 'percent', maximumFractionDigits: 1 }]], { rate: 0.075 }, '7.5%'],
    [[['d', 'day']], { day: '2026-03-09' }, '03/09/2026'],
    [[['d', 'day', { dateStyle: 'long' }]], { day: '2026-03-09' }, 'March 9, 2026'],
    [[['d', 'day', { dateStyle: 'long' }]], { day: 'never' }, 'Invalid Date'],
    [days, { days: 0 }, 'Funds in no time.'],
    [days, { days: 1 }, 'Funds in 1 day.'],
    [days, { days: 1200 }, 'Funds in 1,200 days.'],
    [
      [['p', 'n', { one: [['#'], 'st'], two: [['#'], 'nd'], other: [['#'], 'th'] }, 0, 'ordinal']],
      { n: 22 },
      '22nd',
    ],
    [
      [
        [
          'p',
          'n',
          { '=1': 'you', one: ['you and ', ['#'], ' other'], other: ['you and ', ['#'], ' others'] },
          1,
        ],
      ],
      { n: 3 },
      'you and 2 others',
    ],
    [[['s', 'kind', { BPO: 'an opinion', other: 'a valuation' }]], { kind: 'BPO' }, 'an opinion'],
    [[['s', 'kind', { BPO: 'an opinion', other: 'a valuation' }]], { kind: 'constructor' }, 'a valuation'],
    [
      ['Read ', ['t', 'link', ['the ', ['t', 'b', 'terms']]], ['t', 'br', ''], 'now'],
      {},
      'Read the terms\nnow',
    ],
  ])('formats %j with %j', (message, values, expected) => {
    expect(formatMessage(message, values, 'en-US')).toBe(expected)
  })

  it('ends a sentence once, whatever the name at its end ends with', () => {
    const said = (name: string) =>
      formatMessage(['From ', ['v', 'name'], '. Keep a copy.'], { name }, 'en-US')
    expect(said('Orchard, Inc.')).toBe('From Orchard, Inc. Keep a copy.')
    expect(said('Orchard LLC')).toBe('From Orchard LLC. Keep a copy.')
  })

  it('formats dates given as such', () => {
    const noon = new Date(2026, 2, 9, 12)
    expect(formatMessage([['d', 'day'], ' ', ['v', 'day']], { day: noon }, 'en-US')).toBe(
      '03/09/2026 03/09/2026',
    )
    expect(formatMessage([['d', 'day', { month: 'short' }]], { day: noon }, 'en-US')).toBe('Mar')
  })

  it('follows the language in plurals and numbers', () => {
    const message: Message = [['p', 'n', { one: 'eins', other: [['#'], ' Tage'] }]]
    expect(formatMessage(message, { n: 1500 }, 'de-DE')).toBe('1.500 Tage')
  })

  it('throws for a value that is missing or of the wrong type', () => {
    expect(() => formatMessage([['v', 'name']], {}, 'en-US')).toThrow(
      expect.objectContaining({ code: 'MISSING_VALUE' }),
    )
    expect(() => formatMessage([['v', 'toString']], {}, 'en-US')).toThrow('"toString"')
    expect(() => formatMessage(days, { days: '1' }, 'en-US')).toThrow('a number for "days"')
  })
})

describe('formatToParts', () => {
  it('keeps tags for the renderer and joins texts', () => {
    const message: Message = [
      'Call ',
      ['v', 'name'],
      ' or ',
      ['t', 'link', ['write ', ['t', 'b', [['v', 'name']]]]],
    ]
    expect(formatToParts(message, { name: 'us' }, 'en-US')).toEqual([
      'Call us or ',
      { tag: 'link', children: ['write ', { tag: 'b', children: ['us'] }] },
    ])
  })
})
