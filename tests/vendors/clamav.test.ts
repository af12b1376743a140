import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createClamavScanner } from '../../server/vendors/clamav/clamav-scanner.ts'
import { listen } from '../support/vendors/gateway-app.ts'
import { clamd, marker, type ScannerDaemon, startClamd, streamed } from '../support/vendors/scanner-daemon.ts'

// A daemon starts, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const call = { key: 'a scan of the test' }
const file = (bytes: Uint8Array | string) => ({ name: 'paystub.pdf', bytes: Buffer.from(bytes) })

let server: Server | undefined
const open = new Set<Socket>()
afterEach(() => {
  for (const socket of open) socket.destroy()
  open.clear()
  server?.close()
  server = undefined
})

interface Daemon {
  /** Response to the complete file. */
  readonly answer: (bytes: Buffer, socket: Socket) => void
  /** Reaction to the bytes as they arrive, in place of `answer`. */
  readonly during?: (soFar: number, socket: Socket) => void
}

/** Creates a scanner with a daemon of the test that reads INSTREAM as clamd does. */
async function scannerOf({ answer, during }: Daemon, { maxBytes = 2 ** 20, dueSeconds = 20 } = {}) {
  server = createServer((socket) => {
    open.add(socket)
    const chunks: Buffer[] = []
    let isAnswered = false
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      const sent = Buffer.concat(chunks)
      if (during !== undefined) return during(sent.length, socket)
      const bytes = isAnswered ? undefined : streamed(sent)
      if (bytes === undefined) return
      isAnswered = true
      answer(bytes, socket)
    })
  })
  const { port } = new URL(await listen(server))
  const connection = {
    kind: 'clamav',
    name: 'scanner',
    host: '127.0.0.1',
    port: Number(port),
    maxBytes,
    dueSeconds,
  } as const
  return createClamavScanner(connection)
}

const says = (said: string): Daemon => ({ answer: (_bytes, socket) => void socket.end(said) })

describe('a scan by ClamAV', () => {
  it.each([0, 1, 65_536, 65_537, 300_000])('sends a file of %i bytes whole', async (size) => {
    const bytes = Buffer.alloc(size, 'heloc')
    const received = Promise.withResolvers<Buffer>()
    const scanner = await scannerOf({
      answer: (sent, socket) => {
        received.resolve(sent)
        socket.end('stream: OK\0')
      },
    })
    expect(await scanner.scan(file(bytes), call)).toBe('CLEAN')
    expect((await received.promise).equals(bytes)).toBe(true)
  })

  it.each([
    ['stream: OK\0', 'CLEAN'],
    ['stream: Win.Test.EICAR_HDB-1 FOUND\0', 'HARMFUL'],
    ['INSTREAM size limit exceeded. ERROR\0', 'TOO_LARGE'],
  ])('reads %j as %s', async (said, verdict) => {
    expect(await (await scannerOf(says(said))).scan(file('words'), call)).toBe(verdict)
  })

  it('reads an answer that comes in pieces', async () => {
    const scanner = await scannerOf({
      answer: (_bytes, socket) => socket.write('stream: Eic', () => socket.end('ar FOUND\0')),
    })
    expect(await scanner.scan(file('words'), call)).toBe('HARMFUL')
  })

  it('fails where the daemon hangs up while the file is sent', async () => {
    const during = (soFar: number, socket: Socket) => {
      if (soFar > 100_000) socket.destroy()
    }
    const scanner = await scannerOf({ answer: () => {}, during }, { maxBytes: 2 ** 26 })
    await expect(scanner.scan(file(Buffer.alloc(2 ** 24)), call)).rejects.toThrow()
  })

  it('does not ask about a file that is larger than the daemon takes', async () => {
    const scanner = await scannerOf(
      {
        answer: () => {
          throw new Error('It was asked.')
        },
      },
      { maxBytes: 10 },
    )
    expect(await scanner.scan(file('eleven byte'), call)).toBe('TOO_LARGE')
  })

  it.each([
    ['an error', 'INSTREAM: Can’t allocate memory ERROR\0'],
    ['another protocol', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
    ['bytes of no meaning', '\u0001\u0002\u0003'],
    ['a clean file with something after it', 'stream: OK or not\0'],
    ['half a word', 'stream: O'],
    ['a verdict without its end', 'stream: OK'],
    ['nothing', ''],
  ])('is no verdict where the daemon says %s', async (_name, said) => {
    await expect((await scannerOf(says(said))).scan(file('words'), call)).rejects.toThrow('ClamAV')
  })

  it('fails where the daemon is too slow, or never comes to an end', async () => {
    const slow = await scannerOf({ answer: () => {} }, { dueSeconds: 0.1 })
    await expect(slow.scan(file('words'), call)).rejects.toThrow('aborted')
    server?.close()
    const half = await scannerOf(
      { answer: (_bytes, socket) => socket.write('stream: OK') },
      { dueSeconds: 0.1 },
    )
    await expect(half.scan(file('words'), call)).rejects.toThrow()
  })

  it('fails where nobody listens', async () => {
    const scanner = await scannerOf(says('stream: OK\0'))
    server?.close()
    await expect(scanner.scan(file('words'), call)).rejects.toThrow('ECONNREFUSED')
  })
})

if (clamd === undefined) console.warn('clamd is not installed: the scanner is not proven against a real one.')

describe.runIf(clamd !== undefined)('a scan by a real clamd', () => {
  const maxBytes = 200_000
  let daemon: ScannerDaemon
  beforeAll(async () => {
    daemon = await startClamd(clamd ?? '', maxBytes)
  })
  afterAll(() => daemon.stop())

  it('finds what its table names, and nothing else', async () => {
    const scanner = createClamavScanner(daemon.connection)
    expect(await scanner.scan(file('Ordinary words.'), call)).toBe('CLEAN')
    expect(await scanner.scan(file(`${'x'.repeat(100_000)}${marker}`), call)).toBe('HARMFUL')
  })

  it('says that a file is too large for it, though the connection admits more', async () => {
    const scanner = createClamavScanner({ ...daemon.connection, maxBytes: 2 ** 26 })
    expect(await scanner.scan(file(Buffer.alloc(maxBytes + 1)), call)).toBe('TOO_LARGE')
  })
})
