import { connect } from 'node:net'
import type { ClamavConnection } from '../connections/connection.ts'
import type { Scanner } from '../ports/scanner.ts'

const answerMs = 10_000
const chunkBytes = 64 * 1024

/** A ClamAV daemon, asked by INSTREAM. A file that it will not take whole is TOO_LARGE. */
export function createClamavScanner(
  { host, port, maxBytes }: ClamavConnection,
  withinMs = answerMs,
): Scanner {
  return {
    scan: async ({ bytes }) => {
      if (bytes.length > maxBytes) return 'TOO_LARGE'
      return verdictOf(await stream({ host, port }, bytes, withinMs))
    },
  }
}

/** What the daemon says: `stream: OK`, `stream: <name> FOUND`, or an error; anything else is none. */
function verdictOf(said: string): 'CLEAN' | 'HARMFUL' | 'TOO_LARGE' {
  if (/^stream: OK$/.test(said)) return 'CLEAN'
  if (/^stream: .+ FOUND$/.test(said)) return 'HARMFUL'
  if (/size limit exceeded/i.test(said)) return 'TOO_LARGE'
  throw new Error(`ClamAV says "${said.slice(0, 200)}".`)
}

function stream(
  address: { readonly host: string; readonly port: number },
  bytes: Uint8Array,
  withinMs: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ ...address, signal: AbortSignal.timeout(withinMs) })
    const chunks: Buffer[] = []
    const said = () => Buffer.concat(chunks).toString('utf8').replace(/\0.*$/s, '').trim()
    socket.on('data', (chunk) => chunks.push(chunk))
    // It answers and hangs up while the rest is still sent, where that is too large.
    socket.on('error', (error) => (said() === '' ? reject(error) : resolve(said())))
    socket.on('close', () => (said() === '' ? reject(new Error('ClamAV hung up.')) : resolve(said())))
    socket.write('zINSTREAM\0')
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      const chunk = bytes.subarray(at, at + chunkBytes)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      socket.write(length)
      socket.write(chunk)
    }
    socket.write(Buffer.alloc(4))
  })
}
