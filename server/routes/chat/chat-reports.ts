import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ChatLoad, StoredChatSurvey } from '#generated/api'
import { loadMember } from '../../auth/staff/find-staff.ts'
import { tenantsOf, type WorkRole } from '../../auth/staff/staff-member.ts'
import { loadReport } from '../../chat/agents/load-report.ts'
import { listSurveys } from '../../chat/surveys/list-surveys.ts'
import type { Services } from '../../services.ts'
import { chatsPath } from './agent-of.ts'

const supervising: readonly WorkRole[] = ['SUPERVISOR']

/** GET .../chats/load and .../chats/surveys: reports for supervisors */
export function chatReports(app: FastifyInstance, services: Services): void {
  const definition = (name: string) => services.schema(`chat.schema.json#/$defs/${name}`)
  const tenants = async (request: FastifyRequest) =>
    tenantsOf(await loadMember(services, request), supervising)
  const load = {
    summary: 'How many conversations wait, since when, and who talks to how many',
    refuses: [403],
    response: { 200: definition('ChatLoad') },
  }
  app.get(
    `${chatsPath}/load`,
    {
      config: { policy: { who: 'staff', data: 'tenant', roles: supervising, audit: 'saw.chats' } },
      schema: load,
    },
    async (request): Promise<ChatLoad> => loadReport(services, await tenants(request)),
  )
  const surveys = {
    summary: 'What applicants answered to the survey after a conversation, the newest first',
    refuses: [403],
    response: { 200: { type: 'array', description: 'Answers.', items: definition('StoredChatSurvey') } },
  }
  app.get(
    `${chatsPath}/surveys`,
    {
      config: { policy: { who: 'staff', data: 'tenant', roles: supervising, audit: 'saw.surveys' } },
      schema: surveys,
    },
    async (request): Promise<readonly StoredChatSurvey[]> => listSurveys(services, await tenants(request)),
  )
}
