import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import type { ClamavConnection } from '../../../server/settings/connection.ts'
import { createClamavScanner } from '../../../server/vendors/clamav/clamav-scanner.ts'
import { listen } from './gateway-app.ts'

/** Words that the daemon reports as harmful in any file. */
export const marker = 'HARMFUL-WORDS-OF-THE-TEST'

/** Path of ClamAV's daemon; undefined if it is not installed. */
export const clamd = (process.env.PATH ?? '')
  .split(':')
  .concat('/usr/sbin')
  .map((folder) => path.join(folder, 'clamd'))
  .find((one) => existsSync(one))

export interface ScannerDaemon {
  readonly connection: ClamavConnection
  readonly stop: () => Promise<void>
}

/** Starts a real clamd with one signature, the marker. */
export async function startClamd(program: string, maxBytes: number): Promise<ScannerDaemon> {
  const folder = mkdtempSync(path.join(tmpdir(), 'clamd-'))
  const probe = createServer()
  const port = Number(new URL(await listen(probe)).port)
  await new Promise((resolve) => probe.close(resolve))
  writeFileSync(path.join(folder, 'test.ndb'), `Test.Marker:0:*:${Buffer.from(marker).toString('hex')}\n`)
  const settings = {
    ...{ TCPSocket: port, TCPAddr: '127.0.0.1', DatabaseDirectory: folder, Foreground: 'yes' },
    ...{ StreamMaxLength: maxBytes, SelfCheck: 0 },
  }
  const file = path.join(folder, 'clamd.conf')
  const lines = Object.entries(settings).map((line) => line.join(' '))
  writeFileSync(file, lines.join('\n'))
  const daemon = spawn(program, ['--config-file', file], { stdio: 'ignore' })
  const connection = connectionTo(port, maxBytes)
  const ping = createClamavScanner(connection)
  await vi.waitUntil(
    () => ping.scan({ name: '', bytes: Buffer.from('ping') }, { key: 'ping' }).catch(() => false),
    { timeout: 50_000, interval: 100 },
  )
  return {
    connection,
    stop: async () => {
      const ended = once(daemon, 'exit')
      daemon.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** Starts a server that speaks INSTREAM as clamd does, and knows the same signature. */
async function startDouble(maxBytes: number): Promise<ScannerDaemon> {
  const server = createServer((socket) => {
    const chunks: Buffer[] = []
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      const bytes = streamed(Buffer.concat(chunks))
      if (bytes !== undefined) socket.end(`stream: ${bytes.includes(marker) ? 'Test.Marker FOUND' : 'OK'}\0`)
    })
  })
  const { port } = new URL(await listen(server))
  return {
    connection: connectionTo(Number(port), maxBytes),
    stop: async () => void server.close(),
  }
}

/** Starts a real clamd. If none is installed, starts the replacement and prints a warning. */
export function startScanner(maxBytes: number): Promise<ScannerDaemon> {
  if (clamd !== undefined) return startClamd(clamd, maxBytes)
  console.warn('clamd is not installed: a double of the test speaks its protocol.')
  return startDouble(maxBytes)
}

const connectionTo = (port: number, maxBytes: number): ClamavConnection => ({
  kind: 'clamav',
  name: 'scanner',
  host: '127.0.0.1',
  port,
  maxBytes,
})

/** Returns the bytes of a complete stream; undefined while some are missing. Throws if the stream violates INSTREAM. */
export function streamed(sent: Buffer): Buffer | undefined {
  const command = Buffer.from('zINSTREAM\0')
  if (sent.length < command.length) return undefined
  if (!sent.subarray(0, command.length).equals(command)) throw new Error('No INSTREAM.')
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    if (at + 4 + length > sent.length) return undefined
    chunks.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
