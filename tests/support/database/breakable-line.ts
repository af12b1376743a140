import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface BreakableLine {
  /** Address of the server, with this proxy in front of it. */
  readonly url: string
  /** Drops all data without closing connections, as when a cable is pulled. */
  readonly silence: () => void
  /** Lets data through again. Data sent meanwhile is lost. */
  readonly mend: () => void
  /** Closes all connections; new connections work. */
  readonly sever: () => void
  readonly close: () => void
}

/** Starts a proxy to a server, with which a test can break connections without touching the server. */
export async function breakableLine(url: string): Promise<BreakableLine> {
  const { hostname, port } = new URL(url)
  let isSilent = false
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    keep(near)
    keep(far)
    near.on('data', (bytes) => !isSilent && far.write(bytes))
    far.on('data', (bytes) => !isSilent && near.write(bytes))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port.')
  const through = new URL(url)
  through.port = String(address.port)
  const sever = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    sever,
    url: through.href,
    silence: () => {
      isSilent = true
    },
    mend: () => {
      isSilent = false
    },
    close: () => {
      server.close()
      sever()
    },
  }
}
