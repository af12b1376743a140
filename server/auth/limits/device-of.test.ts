import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deviceOf } from './device-of.ts'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0'

describe('a device', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/124.0`,
      'Microsoft Edge',
      'Windows',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${safari} Version/17.4 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0', 'Firefox', 'Linux'],
  ])('is named as its owner would name it: %s', (header, browser, system) => {
    expect(deviceOf(header)).toEqual({ browser, system })
  })

  it('is unknown where its header says nothing', () => {
    for (const header of [undefined, '', 'curl/8.1'])
      expect(deviceOf(header)).toEqual({ browser: null, system: null })
  })

  it('has short names without markup, whatever its header says', () => {
    const name = expect.stringMatching(/^[\w .-]{1,40}$/)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
        const { browser, system } = deviceOf(`Mozilla/5.0 ${text}/1`)
        for (const part of [browser, system]) expect([null, part]).toContainEqual(part === null ? null : name)
      }),
    )
  })
})
