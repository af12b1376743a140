import { describe, expect, it } from 'vitest'
import { formatMessage } from '#engine'
import { parseMessage } from './parse-message.ts'

describe('parsing a message', () => {
  it.each([
    ['plain text', 'Plain text'.toLowerCase()],
    ['{name}', [['v', 'name']]],
    ['From {aprMin}.', ['From ', ['v', 'aprMin'], '.']],
    ['{n, number}', [['n', 'n']]],
    ['{n, number, percent}', [['n', 'n', { style: 'percent' }]]],
    ['{d, date}', [['d', 'd']]],
    ['{d, date, long}', [['d', 'd', { dateStyle: 'long' }]]],
    [
      '{n, plural, one {# day} other {# days}}',
      [['p', 'n', { one: [['#'], ' day'], other: [['#'], ' days'] }]],
    ],
    ['{k, select, a {A} other {B}}', [['s', 'k', { a: 'A', other: 'B' }]]],
    ['<b>bold</b> and <link>more</link>', [['t', 'b', 'bold'], ' and ', ['t', 'link', 'more']]],
    ['one<br></br>two', ['one', ['t', 'br', ''], 'two']],
  ])('reads %s', (text, message) => {
    expect(parseMessage(text)).toEqual({ ok: true, message })
  })

  it.each([
    ['{name', 'a brace is opened and never closed; compare { and }'],
    ['<b>bold', 'a tag is opened and never closed; end <b> with </b>'],
    ['{n, plural, one {#}}', 'it has no words for all other cases; add `other {…}` at the end'],
    ['{t, time}', '{t, time} is not supported; pass the time as text'],
    ['{n, number, currency}', '"currency" is no style; known are integer, percent'],
    ['<i>x</i>', '<i> is no tag that the renderer knows; it knows <link>, <b> and <br></br>'],
  ])('refuses %s', (text, reason) => {
    expect(parseMessage(text)).toEqual({ ok: false, reason })
  })

  it('gives what the engine formats', () => {
    const parsed = parseMessage('{n, plural, =0 {none} one {# day} other {# days}} left')
    const words = [0, 1, 3].map((n) => (parsed.ok ? formatMessage(parsed.message, { n }, 'en-US') : ''))
    expect(words).toEqual(['none left', '1 day left', '3 days left'])
  })
})
