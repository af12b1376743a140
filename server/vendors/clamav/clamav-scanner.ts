import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { ClamavConnection } from '../../settings/connection.ts'
import type { Scanner } from '../ports/scanner.ts'

const usualSeconds = 10
const chunkBytes = 64 * 1024

/** Creates a scanner that sends files to a ClamAV daemon by INSTREAM. A file beyond its limit is TOO_LARGE. */
export function createClamavScanner({
  host,
  port,
  maxBytes,
  dueSeconds = usualSeconds,
}: ClamavConnection): Scanner {
  return {
    scan: async ({ bytes }) => {
      if (bytes.length > maxBytes) return 'TOO_LARGE'
      return verdictOf(await stream({ host, port }, bytes, dueSeconds * 1000))
    },
  }
}

/** Reads the daemon's verdict: `stream: OK` or `stream: <name> FOUND`. Throws for anything else, except for its size limit. */
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
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      const said = Buffer.concat(chunks)
      const end = said.indexOf(0)
      // An unterminated reply is no verdict, because the rest may be a finding. The daemon answers a file that is too large
      // while it is still being sent.
      if (end === -1) return
      resolve(said.toString('utf8', 0, end).trim())
      socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('ClamAV hung up.')))
    // Sent in pieces: if the daemon closes the connection on a file that is too large, its reply is mostly read before a write
    // fails.
    Readable.from(instream(bytes)).pipe(socket, { end: false })
  })
}

/** Yields the command, each chunk with its length before it, and a zero length at the end. */
async function* instream(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  const end = Buffer.alloc(4)
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    const isLast = at + chunkBytes >= bytes.length
    yield Buffer.concat([length, chunk, ...(isLast ? [end] : [])])
    await setImmediate()
  }
  if (bytes.length === 0) yield end
}
