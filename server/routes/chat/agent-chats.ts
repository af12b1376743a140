import type { FastifyInstance, FastifyRequest } from 'fastify'
import type {
  CannedAnswer,
  ChatAvailability,
  ChatNote,
  ChatPosition,
  ChatQueue,
  ChatStarted,
  ChatTransfer,
  NewChatNote,
} from '#generated/api'
import type { Act } from '../../audit/acts.ts'
import { setAvailability } from '../../chat/agents/availability.ts'
import type { ChatAgent } from '../../chat/agents/chat-agent.ts'
import { closeConversation } from '../../chat/agents/close-conversation.ts'
import { listCannedAnswers } from '../../chat/agents/list-canned-answers.ts'
import { listQueue } from '../../chat/agents/list-queue.ts'
import { loadPosition } from '../../chat/agents/load-position.ts'
import { addNote, listNotes } from '../../chat/agents/notes.ts'
import { takeConversation } from '../../chat/agents/take-conversation.ts'
import { transferConversation } from '../../chat/agents/transfer-conversation.ts'
import type { Services } from '../../services.ts'
import { type ByUuid, byUuid } from '../params.ts'
import { agentOf, chatsPath as base, talking } from './agent-of.ts'

interface AgentCall {
  readonly audit: Act | 'none'
  readonly summary: string
  readonly refuses?: readonly number[]
  readonly params?: object
  readonly querystring?: object
  /** Name of a definition of chat.schema.json. */
  readonly body?: string
  readonly answer: string | object
}

/** Endpoints with which agents manage conversations; the messages themselves go through the chat's own endpoints. */
export function agentChats(app: FastifyInstance, services: Services): void {
  const definition = (name: string) => services.schema(`chat.schema.json#/$defs/${name}`)
  const optionsOf = ({ audit, body, answer, refuses = [], ...schema }: AgentCall) => ({
    config: { policy: { who: 'staff', data: 'tenant', roles: talking, audit } as const },
    schema: {
      ...schema,
      refuses: [403, ...refuses],
      ...(body === undefined ? {} : { body: definition(body) }),
      response: { 200: typeof answer === 'string' ? definition(answer) : answer },
    },
  })
  /** Runs an action as the requesting agent and returns their queue afterwards. */
  const thenQueue = async (
    request: FastifyRequest,
    act: (agent: ChatAgent) => Promise<void>,
  ): Promise<ChatQueue> => {
    const agent = await agentOf(services, request)
    await act(agent)
    return listQueue(services, agent)
  }
  const one = { params: byUuid, refuses: [409] }

  app.get<{ Querystring: { readonly skill?: string } }>(
    base,
    optionsOf({
      audit: 'saw.chats',
      summary: 'The conversations that wait, and those that one is in',
      querystring: {
        type: 'object',
        properties: { skill: { type: 'string', maxLength: 64, description: 'Of this queue alone.' } },
      },
      answer: 'ChatQueue',
    }),
    async (request) => listQueue(services, await agentOf(services, request), request.query.skill),
  )
  app.put<{ Body: ChatAvailability }>(
    `${base}/availability`,
    optionsOf({
      audit: 'changed.availability',
      summary: 'Whether one takes conversations now',
      body: 'ChatAvailability',
      answer: 'ChatQueue',
    }),
    (request) => thenQueue(request, (agent) => setAvailability(services, agent, request.body.available)),
  )
  app.post<{ Params: ByUuid }>(
    `${base}/:uuid/take`,
    optionsOf({
      ...one,
      audit: 'saw.chat',
      summary: 'Take a conversation, or open one’s own again',
      answer: 'ChatStarted',
    }),
    async (request): Promise<ChatStarted> =>
      takeConversation(services, await agentOf(services, request), request.params.uuid),
  )
  app.post<{ Params: ByUuid; Body: ChatTransfer }>(
    `${base}/:uuid/transfer`,
    optionsOf({
      ...one,
      audit: 'changed.chat',
      summary: 'Hand a conversation back to a queue',
      body: 'ChatTransfer',
      answer: 'ChatQueue',
    }),
    (request) =>
      thenQueue(request, (agent) => transferConversation(services, agent, request.params.uuid, request.body)),
  )
  app.post<{ Params: ByUuid }>(
    `${base}/:uuid/close`,
    optionsOf({ ...one, audit: 'changed.chat', summary: 'End a conversation', answer: 'ChatQueue' }),
    (request) => thenQueue(request, (agent) => closeConversation(services, agent, request.params.uuid)),
  )
  app.get<{ Params: ByUuid }>(
    `${base}/:uuid/position`,
    optionsOf({
      params: byUuid,
      audit: 'saw.chat',
      summary: 'Where the application of a conversation stands, why, and what is asked of the applicant',
      answer: 'ChatPosition',
    }),
    async (request): Promise<ChatPosition> =>
      loadPosition(services, await agentOf(services, request), request.params.uuid),
  )
  app.get<{ Params: ByUuid }>(
    `${base}/:uuid/canned-answers`,
    optionsOf({
      params: byUuid,
      audit: 'none',
      summary: 'What the lender of a conversation has its agents say',
      answer: { type: 'array', description: 'Answers.', items: definition('CannedAnswer') },
    }),
    async (request): Promise<readonly CannedAnswer[]> =>
      listCannedAnswers(services, await agentOf(services, request), request.params.uuid),
  )
  app.get<{ Params: ByUuid }>(
    `${base}/:uuid/notes`,
    optionsOf({
      params: byUuid,
      audit: 'saw.chat',
      summary: 'What agents noted about a conversation',
      answer: { type: 'array', description: 'Notes.', items: definition('ChatNote') },
    }),
    async (request) => listNotes(services, await agentOf(services, request), request.params.uuid),
  )
  app.post<{ Params: ByUuid; Body: NewChatNote }>(
    `${base}/:uuid/notes`,
    optionsOf({
      params: byUuid,
      audit: 'changed.chat',
      summary: 'Note something for other agents',
      body: 'NewChatNote',
      answer: 'ChatNote',
    }),
    async (request): Promise<ChatNote> =>
      addNote(services, await agentOf(services, request), request.params.uuid, request.body.text),
  )
}
