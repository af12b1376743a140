import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitLinks } from './split-links.ts'

const hosts = new Set(['lender.example'])
const linksIn = (text: string) => splitLinks(text, hosts).flatMap(({ href }) => href ?? [])

describe('links in a message', () => {
  it('can be followed to a host of the list, without the end of the sentence', () => {
    expect(splitLinks('See https://lender.example/a?b=1.', hosts)).toEqual([
      { text: 'See ' },
      { text: 'https://lender.example/a?b=1', href: 'https://lender.example/a?b=1' },
      { text: '.' },
    ])
  })

  it.each([
    'https://evil.example',
    'https://lender.example.evil.example/',
    'https://lender.example@evil.example/',
    'https://me@lender.example/',
    'https://lender.example:8443/',
    'javascript:alert(1)//https:',
  ])('stay words elsewhere: %s', (text) => expect(linksIn(text)).toEqual([]))

  it('never change what was said', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('https://lender.example/x', 'http://', ' ', '.'))
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join('')
        expect(
          splitLinks(text, hosts)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
