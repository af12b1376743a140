// @module-tag slow
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { freePort } from '../../tests/support/processes/free-port.ts'
import { ServerEnded, startServerProcess } from '../../tests/support/processes/server-process.ts'
import { DatabaseUrlError, requirePostgres } from './postgres-connection.ts'

/** Longest wait: the rest of the five seconds until a person gets the message is for loading. */
const mostWaitMs = 3500

/** Returns the message about an address, which must come in time. */
async function refusal(url: string): Promise<string> {
  const began = performance.now()
  const error = await requirePostgres(url).catch((thrown: unknown) => thrown)
  expect(performance.now() - began).toBeLessThan(mostWaitMs)
  if (!(error instanceof DatabaseUrlError)) throw error
  return error.message
}

/** Runs work with the port of a server that accepts every connection and never responds. */
async function withSilent<T>(work: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort()
  const silent = createServer((socket) => socket.on('error', () => {})).listen(port, '127.0.0.1')
  try {
    return await work(port)
  } finally {
    silent.close()
  }
}

describe('a DATABASE_URL that leads nowhere is refused in time, with a sentence', () => {
  it('where nobody listens', async () => {
    const port = await freePort()
    expect(await refusal(`postgres://heloc:secret@127.0.0.1:${port}/loans`)).toBe(
      `The Postgres that DATABASE_URL names (127.0.0.1:${port}, database loans) cannot be used: connect ECONNREFUSED 127.0.0.1:${port}. Start it, or mend DATABASE_URL; without one the server brings its own database.`,
    )
  })

  it('where somebody listens and says nothing', async () => {
    const said = await withSilent((port) => refusal(`postgres://heloc:secret@127.0.0.1:${port}/loans`))
    expect(said).toContain('cannot be used: it does not answer.')
    expect(said).not.toContain('secret')
  })

  it.each([
    ['another protocol', 'http://127.0.0.1:5432/loans', 'is not the address of a Postgres'],
    ['no protocol', 'localhost:5432/loans', 'is not the address of a Postgres'],
    ['a port that is none', 'postgres://a:secret@localhost:port/loans', 'is not the address of a Postgres'],
    [
      'a certificate that there is not',
      'postgres://a:secret@localhost/loans?sslmode=verify-full&sslrootcert=/no/such.crt',
      'cannot be read: /no/such.crt',
    ],
    ['a host that there is not', 'postgres://a:secret@no-such-host.invalid/loans', 'no-such-host.invalid'],
  ])('where it names %s', async (_, url, sentence) => {
    const said = await refusal(url)
    expect(said).toContain(sentence)
    expect(said).not.toContain('secret')
  })
})

describe('a server whose DATABASE_URL leads nowhere', () => {
  it.each([
    ['is silent', (port: number) => `postgres://heloc@127.0.0.1:${port}/loans`, 'it does not answer'],
    ['is misspelt', (port: number) => `postgers://heloc@127.0.0.1:${port}/loans`, 'is not the address'],
  ])(
    'because it %s ends with that sentence alone',
    async (_, urlOf, sentence) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'heloc-url-'))
      const ended = await withSilent((port) =>
        startServerProcess({ DATABASE_URL: urlOf(port), DATA_DIR: folder }).catch((error: unknown) => error),
      )
      rmSync(folder, { recursive: true })
      if (!(ended instanceof ServerEnded)) throw new Error('The server started.')
      expect(ended.exitCode).toBe(1)
      expect(ended.message).toMatch(/^The server does not start\. [^\n]+\n$/)
      expect(ended.message).toContain(sentence)
    },
    60_000,
  )
})
