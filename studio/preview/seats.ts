import { createServer, type Server } from 'node:http'
import type { Screen } from '../../tools/plugin/preview.ts'
import { createAdmission } from '../server/guard.ts'
import { forward, forwardSocket, type Upstream } from './forward.ts'

/** Ports of this machine, each with an origin of its own, at which the frames of the studio show the running product. */
export interface Seats {
  /** Origins that the studio may frame. */
  readonly origins: () => readonly string[]
  /** Has a seat show a screen from now on; returns where its frame is opened. */
  readonly show: (seat: number, screen: Screen) => { readonly port: number; readonly path: string }
  readonly close: () => Promise<void>
}

export async function openSeats(count: number, studioPort: () => number): Promise<Seats> {
  const seats = Array.from({ length: count }, () => createSeat(studioPort))
  await Promise.all(
    seats.map(({ server }) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))),
  )
  return {
    origins: () => seats.flatMap(({ server }) => originsOf(portOf(server))),
    show: (index, screen) => {
      const seat = seats[index]
      if (seat === undefined) throw new Error(`There is no seat ${index}.`)
      return { port: portOf(seat.server), path: seat.show(screen) }
    },
    close: async () => {
      await Promise.all(
        seats.map(({ server }) => {
          server.closeAllConnections()
          return new Promise((resolve) => server.close(resolve))
        }),
      )
    },
  }
}

function createSeat(studioPort: () => number) {
  let screen: Screen | undefined
  let upstream: Upstream | undefined
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://seat')
    const isEntering = pathname === entrance && admission.isToken(searchParams.get('token'))
    const refusal = admission.refusal(request.headers, isEntering)
    if (refusal !== undefined || screen === undefined || upstream === undefined)
      return void response.writeHead(refusal?.code ?? 404).end(refusal?.message)
    if (!isEntering) return forward(upstream, request, response)
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'set-cookie': admission.cookie(),
      'referrer-policy': 'no-referrer',
    })
    response.end(enteringDocument(screen))
  })
  const admission = createAdmission('journey-preview', () => portOf(server))
  server.on('upgrade', (request, socket, head) => {
    if (upstream === undefined || admission.refusal(request.headers, false) !== undefined) socket.destroy()
    else forwardSocket(upstream, request, socket, head)
  })
  return {
    server,
    show: (next: Screen): string => {
      screen = next
      upstream = { url: new URL(next.url), jar: new Map(), framedBy: originsOf(studioPort()) }
      return `${entrance}?token=${admission.token}`
    },
  }
}

const originsOf = (port: number): readonly string[] => [
  `http://127.0.0.1:${port}`,
  `http://localhost:${port}`,
]

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Path of a seat at which a frame begins. */
const entrance = '/.studio/enter'

/** Document that signs the frame's origin in and goes on to the screen. */
function enteringDocument({ url, storage }: Screen): string {
  const { pathname, search } = new URL(url)
  const given = JSON.stringify({ storage, path: pathname + search }).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="en"><title>Preview</title><script>
const { storage, path } = ${given}
localStorage.clear()
sessionStorage.clear()
for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
location.replace(path)
</script></html>`
}
