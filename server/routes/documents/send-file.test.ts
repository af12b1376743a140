import fc from 'fast-check'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { difficultNames } from '../../../tests/support/samples/difficult-names.ts'
import { sendFile } from './send-file.ts'

async function headerOf(name: string): Promise<string> {
  const app = Fastify()
  app.get('/file', (_request, reply) =>
    sendFile(reply, { bytes: new Uint8Array(), contentType: 'text/plain', name }),
  )
  const { headers } = await app.inject('/file')
  await app.close()
  return String(headers['content-disposition'])
}

const header = /^inline; filename="((?:[ !#-[\]-~]|\\["\\])*)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/
const nameInHeader = async (name: string): Promise<string> => header.exec(await headerOf(name))?.[2] ?? ''

describe('the name of a file that is sent', () => {
  it('arrives whole, in the characters that the header allows (RFC 8187)', async () => {
    for (const name of [
      ...difficultNames,
      "O'Neil (copy)*.pdf",
      'a; filename="b".pdf',
      '李.pdf',
      '50%\r\nX: y.pdf',
    ])
      expect(decodeURIComponent(await nameInHeader(name))).toBe(name)
  })

  it('stands in plain characters too, its quotation marks kept, for readers that know no others (RFC 6266)', async () => {
    for (const [name, plain] of [
      ['My "new" roof.pdf', 'My \\"new\\" roof.pdf'],
      ['back\\slash.pdf', 'back\\\\slash.pdf'],
      ['Müller 50%.pdf', 'M_ller 50_.pdf'],
      ['a\r\nX: y.pdf', 'a_X: y.pdf'],
    ] as const)
      expect(header.exec(await headerOf(name))?.[1]).toBe(plain)
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), async (name) => {
        expect(await headerOf(name)).toMatch(header)
      }),
      { numRuns: 40 },
    )
  })

  it('is sent although half of a character is missing', async () => {
    expect(decodeURIComponent(await nameInHeader('photo\ud83d.png'))).toBe('photo\ufffd.png')
  })
})
