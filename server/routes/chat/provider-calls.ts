import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isChatConnection, loadProvider } from '../../chat/providers/load-provider.ts'
import { takeEvent } from '../../chat/providers/take-event.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'

interface ByConnection {
  readonly connection: string
}

/** Paths that providers call (docs/chat-providers.md). CXone requires the last three of a Bring Your Own Channel middleware. */
const paths = [
  ['events', 'What happened in its chats, signed'],
  [':version/token', 'CXone asks for a token with which it calls'],
  [':version/posts/:place/messages', 'An agent of CXone answers'],
  [':version/channel/:place/outbound', 'An agent of CXone answers, by the newer call'],
] as const

/** POST /service-chat-providers/{connection}/... */
export function providerCalls(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    // Signatures are computed over the raw body; the provider's adapter parses and checks it.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const [path, summary] of paths)
      scope.post<{ Params: ByConnection; Body: string | undefined }>(
        `/service-chat-providers/:connection/${path}`,
        {
          config: { policy: { who: 'anyone', data: 'none' } },
          schema: schemaOf(services, path, summary),
          validatorCompiler: () => () => true,
        },
        (request) => take(services, request, request.params.connection, request.body ?? ''),
      )
  })
}

const described = {
  connection: 'Connection of the deployment.',
  version: 'Version of the call, as CXone has it.',
  place: 'Point of contact or post of CXone.',
} as const

function schemaOf(services: Services, path: string, summary: string) {
  const named = Object.entries(described).filter(
    ([name]) => name === 'connection' || path.includes(`:${name}`),
  )
  const properties = named.map(([name, description]) => [
    name,
    { type: 'string', maxLength: 100, description },
  ])
  return {
    summary: `Provider of chat: ${summary}`,
    security: [{ provider: [] }],
    refuses: [401, 404, 409, 422, 429],
    params: {
      type: 'object',
      required: named.map(([name]) => name),
      properties: Object.fromEntries(properties),
    },
    response: { 200: services.schema('chat.schema.json#/$defs/ProviderReply') },
  }
}

async function take(
  services: Services,
  request: FastifyRequest,
  name: string,
  body: string,
): Promise<object> {
  const connection = services.vendors.connections.get(name)
  if (!isChatConnection(connection)) throw new Problem(401, 'UNAUTHENTICATED')
  const provider = await loadProvider(connection)
  const url = `${connection.publicUrl}${request.url}`
  const { events, reply } = await provider.events({ url, headers: request.headers, body })
  for (const event of events) {
    const refusal = await takeEvent(services, connection.name, provider, event)
    if (refusal !== undefined && reply !== undefined) throw refusal
  }
  return reply ?? {}
}
