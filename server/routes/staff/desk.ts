import type { FastifyInstance } from 'fastify'
import type { DeskApplication, DeskDecisionRequest, DeskItem } from '#generated/api'
import { reasons } from '../../audit/acts.ts'
import { loadMember } from '../../auth/staff/find-staff.ts'
import { readDocument } from '../../documents/document-store.ts'
import type { Services } from '../../services.ts'
import { decideAtDesk } from '../../staff/desk/decide-at-desk.ts'
import { findNamed, loadAtDesk, loadWaiting, reviewers } from '../../staff/desk/desk-store.ts'
import { toDeskApplication, toDeskItem } from '../../staff/desk/to-desk-view.ts'
import { sendDocument } from '../documents/send-file.ts'
import { type ByDocument, type ByUuid, byDocument, byUuid } from '../params.ts'

export const deskPath = '/service-staff/secure/api/v1/desk'

/** GET the desk, an application at it and its documents; POST a decision */
export function desk(app: FastifyInstance, services: Services): void {
  list(app, services)
  one(app, services)
  document(app, services)
  decision(app, services)
}

/** Number of applications in an answer whose request says none. */
const usual = 50

interface DeskQuery {
  readonly find?: string
  readonly limit?: string
  readonly since?: string
  readonly after?: string
}

/** GET /service-staff/secure/api/v1/desk */
function list(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Applications that wait for a reviewer, the oldest first; or those that a query names',
    refuses: [403],
    querystring: {
      type: 'object',
      properties: {
        find: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
          description: 'Loan number or address of the borrower, instead of what waits.',
        },
        limit: {
          type: 'string',
          pattern: '^([1-9][0-9]?|1[0-9][0-9]|200)$',
          description: `At most so many applications, from 1 to 200; ${usual} without it. If there are as many, there may be more.`,
        },
        since: {
          type: 'string',
          format: 'date-time',
          description: 'Time (since) of the last application of the part before, together with after.',
        },
        after: { type: 'string', format: 'uuid', description: 'Last application of the part before.' },
      },
    },
    response: {
      200: {
        type: 'array',
        description: 'Applications.',
        items: services.schema('staff.schema.json#/$defs/DeskItem'),
      },
    },
  }
  app.get<{ Querystring: DeskQuery }>(
    deskPath,
    {
      config: { policy: { who: 'staff', data: 'tenant', roles: reviewers, audit: 'saw.desk' } },
      schema,
    },
    async (request): Promise<readonly DeskItem[]> => {
      const member = await loadMember(services, request)
      const { find, limit = String(usual), since, after } = request.query
      const last = after !== undefined && since !== undefined && { since: new Date(since), uuid: after }
      const part = { limit: Number(limit), ...(last && { after: last }) }
      const found =
        find === undefined
          ? await loadWaiting(services, member, part)
          : await findNamed(services, member, find.trim(), part)
      if (find !== undefined) request.shown = found.map(({ uuid }) => uuid)
      return found.map((application) => toDeskItem(services, application))
    },
  )
}

/** GET /service-staff/secure/api/v1/desk/{uuid} */
function one(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'An application at the desk, with conditions and documents',
    params: byUuid,
    querystring: {
      type: 'object',
      properties: {
        reason: {
          type: 'string',
          enum: reasons,
          description: 'Why it is opened. The audit log keeps it.',
        },
      },
    },
    response: { 200: services.schema('staff.schema.json#/$defs/DeskApplication') },
  }
  app.get<{ Params: ByUuid }>(
    `${deskPath}/:uuid`,
    {
      config: { policy: { who: 'staff', data: 'tenant', roles: reviewers, audit: 'saw.application' } },
      schema,
    },
    async (request): Promise<DeskApplication> => {
      const member = await loadMember(services, request)
      return toDeskApplication(services, await loadAtDesk(services, member, request.params.uuid))
    },
  )
}

/** GET /service-staff/secure/api/v1/desk/{uuid}/documents/{document} */
function document(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'A document of an application at the desk',
    params: byDocument,
    produces: ['application/pdf', 'image/jpeg', 'image/png'],
  }
  app.get<{ Params: ByDocument }>(
    `${deskPath}/:uuid/documents/:document`,
    {
      config: { policy: { who: 'staff', data: 'tenant', roles: reviewers, audit: 'saw.document' } },
      schema,
    },
    async (request, reply) => {
      const member = await loadMember(services, request)
      const { uuid } = await loadAtDesk(services, member, request.params.uuid)
      return sendDocument(services, reply, await readDocument(services, uuid, request.params.document))
    },
  )
}

/** POST /service-staff/secure/api/v1/desk/{uuid}/decision */
function decision(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'Decide what an application waits for at the desk; 409 where it waits for nothing, or has moved on',
    refuses: [409],
    params: byUuid,
    body: services.schema('staff.schema.json#/$defs/DeskDecisionRequest'),
    response: { 200: services.schema('staff.schema.json#/$defs/DeskApplication') },
  }
  app.post<{ Params: ByUuid; Body: DeskDecisionRequest }>(
    `${deskPath}/:uuid/decision`,
    {
      config: { policy: { who: 'staff', data: 'tenant', roles: reviewers, audit: 'decided.application' } },
      schema,
    },
    async (request): Promise<DeskApplication> => {
      const member = await loadMember(services, request)
      const { uuid } = request.params
      const before = await loadAtDesk(services, member, uuid)
      await decideAtDesk(services, before, { ...request.body, who: member.uuid })
      return toDeskApplication(services, await loadAtDesk(services, member, uuid))
    },
  )
}
