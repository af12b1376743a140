import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lender } from '../../../../tests/support/lenders/lender.ts'
import { linkHosts, splitLinks } from './split-links.ts'

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

describe('the hosts of a lender', () => {
  const { organization } = lender('tall-skyline')
  const own = 'tall-skyline.localhost:4800'
  const tenant = {
    ...organization.tenant,
    siblings: { '/pay': 'https://pay.tall-skyline.example/' },
    sisters: [{ name: 'North', url: 'https://north.example', states: [] }],
  }
  const isLink = (url: string) =>
    splitLinks(`See ${url}`, linkHosts({ ...organization, tenant }, own)).some(
      ({ href }) => href !== undefined,
    )

  it.each([
    `http://${own}/account`,
    'https://tall-skyline.example/branches',
    'https://www.tall-skyline.example',
    'https://pay.tall-skyline.example/bill',
    'https://north.example/register',
    'https://www.nmlsconsumeraccess.org/',
  ])('are its own, its partners and its sisters: %s', (url) => expect(isLink(url)).toBe(true))

  it.each([
    'https://tall-skyline.example.evil.example/',
    'https://tall-skyllne.example/',
    'https://tall-skyline-example.com/',
    'https://evil.tall-skyline.example/',
    'https://tаll-skyline.example/',
    'https://xn--tll-skyline-q7h.example/',
    'https://harborcu.example/',
  ])('are none that only look like them: %s', (url) => expect(isLink(url)).toBe(false))
})
