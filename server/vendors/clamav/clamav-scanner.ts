import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
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
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      const said = Buffer.concat(chunks)
      const end = said.indexOf(0)
      // What does not come to its end is no verdict: the rest may be a finding. A file that is too large is answered while it is still sent.
      if (end === -1) return
      resolve(said.toString('utf8', 0, end).trim())
      socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('ClamAV hung up.')))
    // Piece by piece, so that its answer is mostly read before a write fails, where it hangs up on a file that is too large for it.
    Readable.from(instream(bytes)).pipe(socket, { end: false })
  })
}

/** The command, each piece after its length, and a length of nothing at the end. */
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
