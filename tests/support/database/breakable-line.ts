import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface BreakableLine {
  /** The address with this line in front of it. */
  readonly url: string
  /** Nothing goes through any more, and nobody is told, as when a cable is pulled. */
  readonly silence: () => void
  /** What was sent meanwhile is lost; new connections go through. */
  readonly mend: () => void
  /** All that is connected is cut off; new connections go through. */
  readonly sever: () => void
  readonly close: () => void
}

/** A line to a server that a test can break without the server. */
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
