import type { FastifyInstance } from 'fastify'
import type { CoDeedStatusResponse, SignerInvitationRequest } from '#generated/api'
import { lockOwned } from '../../applications/application-store.ts'
import { removeDrafts } from '../../applications/change/remove-drafts.ts'
import { bearerOf } from '../../auth/authenticate.ts'
import { claimMail } from '../../auth/limits/claim-mail.ts'
import { idempotently } from '../../http/idempotency/idempotently.ts'
import type { Services } from '../../services.ts'
import { claimInvitation } from '../../signers/invitations/claim-invitation.ts'
import { inviteSigner } from '../../signers/invitations/invite-signer.ts'
import { signersForBorrower } from '../../signers/signers-for-borrower.ts'
import { perAddress } from '../identity/per-address.ts'
import { type ByUuid, byUuid } from '../params.ts'

interface BySigner extends ByUuid {
  readonly signer: string
}

/** POST /service-application/api/v1/application/heloc/{uuid}/co-deed/signers/{signer}/invitation */
export function coDeedInvitation(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Invite a co-owner to sign, or invite them again',
    isIdempotent: true,
    params: {
      ...byUuid,
      required: ['uuid', 'signer'],
      properties: {
        ...byUuid.properties,
        signer: { type: 'string', format: 'uuid', description: 'The signer on the application.' },
      },
    },
    body: services.schema('signer.schema.json#/$defs/SignerInvitationRequest'),
    response: { 200: services.schema('application.schema.json#/$defs/CoDeedStatusResponse') },
  }
  // Limited because every invitation sends a mail to somebody who did not ask for it.
  const config = perAddress(services, 'coDeedInvitation')
  app.post<{ Params: BySigner; Body: SignerInvitationRequest }>(
    '/service-application/api/v1/application/heloc/:uuid/co-deed/signers/:signer/invitation',
    {
      schema,
      config: { ...config, policy: { who: 'customer', data: 'own', proof: 'recent' } },
    },
    (request, reply) =>
      idempotently(services, request, reply, async (tx): Promise<CoDeedStatusResponse> => {
        const { uuid, signer } = request.params
        const application = await lockOwned(tx, uuid, bearerOf(request).identity)
        const { email } = request.body
        const tenant = services.tenants.of(application)
        await claimInvitation(tx, services, application)
        await claimMail(tx, services, request, { tenant, email, identity: undefined })
        const invited = await inviteSigner(tx, services, { application, signer, email })
        await removeDrafts(tx, { application: uuid, identity: application.owner, form: 'signing/additional' })
        return signersForBorrower(invited)
      }),
  )
}
