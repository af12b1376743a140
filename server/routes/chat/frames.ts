import type { FastifyInstance } from 'fastify'
import type { ChatFrames } from '#generated/api'
import { admit } from '../../chat/access/admit.ts'
import { createFrameParser } from '../../chat/delivery/parse-frame.ts'
import { readyFrames } from '../../chat/delivery/ready-frames.ts'
import { takeFrame } from '../../chat/delivery/take-frame.ts'
import type { Services } from '../../services.ts'
import { byChatToken } from './by-chat-token.ts'

/** POST /service-omni-proxy/insecure/api/v1/stream/frames: accepts the frames of a socket from clients without one */
export function frames(app: FastifyInstance, services: Services): void {
  const parse = createFrameParser(services)
  const schema = {
    summary: 'Send a frame of the chat without a socket; a refusal is one of the call',
    refuses: [409, 429],
    ...byChatToken,
    body: services.schema('chat.schema.json#/$defs/ChatClientFrame'),
    response: { 200: services.schema('chat.schema.json#/$defs/ChatFrames') },
  }
  // The parser reports the faults of the intended type of frame. The schema's validator would report those of every type.
  const config = { policy: { who: 'anyone', data: 'none' } } as const
  const options = { schema, config, validatorCompiler: () => () => true }
  app.post(
    '/service-omni-proxy/insecure/api/v1/stream/frames',
    options,
    async (request): Promise<ChatFrames> => {
      const { conversation, participant } = await admit(services, request)
      const frame = parse(request.body)
      if (frame.type === 'ping') return { frames: [{ type: 'pong' }] }
      if (frame.type === 'resume')
        return { frames: await readyFrames(services, conversation.uuid, participant.uuid) }
      const answered = await takeFrame(services, participant, frame)
      return { frames: answered === undefined ? [] : [answered] }
    },
  )
}
