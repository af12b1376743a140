import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { difficultNames } from '../../../tests/support/samples/difficult-names.ts'
import { sendFile } from './send-file.ts'

async function nameInHeader(name: string): Promise<string> {
  const app = Fastify()
  app.get('/file', (_request, reply) =>
    sendFile(reply, { bytes: new Uint8Array(), contentType: 'text/plain', name }),
  )
  const { headers } = await app.inject('/file')
  await app.close()
  return (
    /^inline; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(String(headers['content-disposition']))?.[1] ?? ''
  )
}

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

  it('is sent although half of a character is missing', async () => {
    expect(decodeURIComponent(await nameInHeader('photo\ud83d.png'))).toBe('photo\ufffd.png')
  })
})
