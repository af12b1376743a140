import type { FastifyInstance } from 'fastify'
import type { DeskApplication } from '#generated/api'
import { loadMember } from '../../auth/staff/find-staff.ts'
import type { Services } from '../../services.ts'
import { takeBackRefusal } from '../../signers/take-back-refusal.ts'
import { loadAtDesk, reviewers } from '../../staff/desk/desk-store.ts'
import { toDeskApplication } from '../../staff/desk/to-desk-view.ts'
import { type ByUuid, byUuid } from '../params.ts'
import { deskPath } from './desk.ts'

interface BySigner extends ByUuid {
  readonly signer: string
}

/** DELETE /service-staff/secure/api/v1/desk/{uuid}/signers/{signer}/refusal */
export function deskRefusals(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Take back the refusal of a co-owner who called and wants to sign; 409 where none is waited for',
    refuses: [409],
    params: {
      ...byUuid,
      required: ['uuid', 'signer'],
      properties: {
        ...byUuid.properties,
        signer: { type: 'string', format: 'uuid', description: 'The signer on the application.' },
      },
    },
    response: { 200: services.schema('staff.schema.json#/$defs/DeskApplication') },
  }
  app.delete<{ Params: BySigner }>(
    `${deskPath}/:uuid/signers/:signer/refusal`,
    {
      config: { policy: { who: 'staff', data: 'tenant', roles: reviewers, audit: 'decided.refusal' } },
      schema,
    },
    async (request): Promise<DeskApplication> => {
      const member = await loadMember(services, request)
      const { uuid, signer } = request.params
      await loadAtDesk(services, member, uuid)
      return toDeskApplication(services, await takeBackRefusal(services, uuid, { signer, who: member.uuid }))
    },
  )
}
