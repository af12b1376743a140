import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../tests/support/free-port.ts'
import { ServerEnded, startServerProcess } from '../../tests/support/server-process.ts'

let folder: string
let silent: Server | undefined

/** How long a server takes to find out that an address is none at all, on a machine that may be busy. */
let loadingMs = 0
/** What is left of five seconds is for loading. */
const mostWaitMs = 3500

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'heloc-url-'))
  loadingMs = (await refusal('none')).ms
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => silent?.close())

/** How a server ends that is given this DATABASE_URL, what it says, and after how long. */
async function refusal(url: string) {
  const began = performance.now()
  const ended = await startServerProcess({ DATABASE_URL: url, DATA_DIR: folder }).catch(
    (error: unknown) => error,
  )
  const ms = performance.now() - began
  if (!(ended instanceof ServerEnded)) throw new Error('The server started.')
  return { ms, said: ended.message, exitCode: ended.exitCode }
}

describe('a DATABASE_URL that leads nowhere ends the start within five seconds, with a sentence', () => {
  it('where nobody listens', async () => {
    const port = await freePort()
    const { ms, said, exitCode } = await refusal(`postgres://heloc:secret@127.0.0.1:${port}/loans`)
    expect(said).toMatch(
      new RegExp(
        `^The server does not start\\. .*\\(127\\.0\\.0\\.1:${port}, database loans\\).*ECONNREFUSED`,
      ),
    )
    expect(said).not.toContain('secret')
    expect(said.trim().split('\n')).toHaveLength(1)
    expect(exitCode).toBe(1)
    expect(ms - loadingMs).toBeLessThan(mostWaitMs)
  }, 60_000)

  it('where somebody listens and says nothing', async () => {
    const port = await freePort()
    silent = createServer().listen(port, '127.0.0.1')
    const { ms, said, exitCode } = await refusal(`postgres://heloc@127.0.0.1:${port}/loans`)
    expect(said).toMatch(/^The server does not start\. .*it does not answer\. Start it, or mend DATABASE_URL/)
    expect(exitCode).toBe(1)
    expect(ms - loadingMs).toBeLessThan(mostWaitMs)
  }, 60_000)

  it.each([
    ['another protocol', 'http://127.0.0.1:5432/loans', /is not the address of a Postgres/],
    ['no protocol', 'localhost:5432/loans', /is not the address of a Postgres/],
    [
      'a port that is none',
      'postgres://heloc:secret@localhost:port/loans',
      /is not the address of a Postgres/,
    ],
    [
      'a host that there is not',
      'postgres://heloc:secret@no-such-host.invalid/loans',
      /no-such-host\.invalid/,
    ],
  ])(
    'where it names %s',
    async (_, url, sentence) => {
      const { ms, said, exitCode } = await refusal(url)
      expect(said).toMatch(sentence)
      expect(said).not.toContain('secret')
      expect(exitCode).toBe(1)
      expect(ms - loadingMs).toBeLessThan(mostWaitMs)
    },
    20_000,
  )
})
