import { once } from 'node:events'
import net from 'node:net'

export interface StatementCounter {
  /** Address of the same database through the counter. */
  readonly url: string
  /** Executed statements with their counts, by text. Statements of an encrypted connection cannot be seen. */
  readonly counts: ReadonlyMap<string, number>
  readonly stop: () => Promise<void>
}

/**
 * Starts a proxy between a server and its Postgres that counts statements. The product need not count them, and any
 * Postgres works.
 */
export async function countStatements(databaseUrl: string): Promise<StatementCounter> {
  const address = new URL(databaseUrl)
  const [host, port] = [address.hostname, Number(address.port || 5432)]
  const counts = new Map<string, number>()
  const proxy = net.createServer((client) => {
    const database = net.connect(port, host)
    const read = messageReader((text) => counts.set(text, (counts.get(text) ?? 0) + 1))
    client.on('data', read)
    client.pipe(database).pipe(client)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on('error', () => other.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const listens = proxy.address()
  if (listens === null || typeof listens === 'string') throw new Error('No port is free.')
  address.host = `127.0.0.1:${listens.port}`
  return { url: address.href, counts, stop: async () => void proxy.close() }
}

/** Reads the messages of a client (PostgreSQL, Message Formats), and calls back for each statement as it is executed. */
function messageReader(tell: (text: string) => void): (chunk: Buffer) => void {
  const prepared = new Map<string, string>()
  let bound = ''
  let rest = Buffer.alloc(0)
  let isStarted = false
  const take: Readonly<Record<string, (body: Buffer) => void>> = {
    Q: (body) => tell(textsIn(body)[0] ?? ''),
    P: (body) => {
      const [name = '', text = ''] = textsIn(body)
      prepared.set(name, text)
    },
    B: (body) => {
      bound = textsIn(body)[1] ?? ''
    },
    E: () => tell(prepared.get(bound) ?? ''),
  }
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      // The first message has no type byte before its length.
      const head = isStarted ? 1 : 0
      const end = rest.length < head + 4 ? Number.POSITIVE_INFINITY : head + rest.readUInt32BE(head)
      if (rest.length < end) return
      if (isStarted) take[rest.toString('latin1', 0, 1)]?.(rest.subarray(5, end))
      isStarted = true
      rest = rest.subarray(end)
    }
  }
}

const textsIn = (body: Buffer): readonly string[] => body.toString('utf8').split('\0')
