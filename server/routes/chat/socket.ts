import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Admitted, admitBearer } from '../../chat/access/admit.ts'
import { findTicket } from '../../chat/access/subprotocols.ts'
import { consumeTicket } from '../../chat/access/tickets.ts'
import { isOwnOrigin } from '../../chat/delivery/is-own-origin.ts'
import { createFrameParser } from '../../chat/delivery/parse-frame.ts'
import { serveSocket } from '../../chat/delivery/serve-socket.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'

export const socketPath = '/service-omni-proxy/insecure/api/v1/stream/socket'

/** GET /service-omni-proxy/insecure/api/v1/stream/socket, upgraded: exchanges the frames of chat.schema.json */
export function socket(app: FastifyInstance, services: Services): void {
  const parse = createFrameParser(services)
  const admitted = new WeakMap<FastifyRequest, Admitted>()
  app.get(
    socketPath,
    {
      config: { policy: { who: 'anyone', data: 'none' } },
      websocket: true,
      preHandler: async (request) => {
        if (!request.ws) return
        if (!isOwnOrigin(services, request)) throw new Problem(403, 'CHAT_ORIGIN')
        const ticket = findTicket(request.headers['sec-websocket-protocol'])
        if (ticket === undefined) throw new Problem(401, 'CHAT_TICKET')
        admitted.set(request, await admitBearer(services, await consumeTicket(services, ticket)))
      },
    },
    (line, request) => {
      const whom = admitted.get(request)
      if (whom === undefined) line.terminate()
      else serveSocket(services, parse, line, whom)
    },
  )
}
