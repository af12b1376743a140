import type { FastifyInstance } from 'fastify'
import type { LoanOriginator } from '#generated/api'
import { Problem } from '../../errors/problem.ts'
import { findOriginator } from '../../registration/find-originator.ts'
import type { Services } from '../../services.ts'
import type { Originator, OriginatorPicture } from '../../vendors/ports/originator-directory.ts'
import { vendorsFor } from '../../vendors/vendors-of.ts'
import { perAddress } from '../identity/per-address.ts'
import { type ByUuid, byUuid } from '../params.ts'

const path = '/service-lead-portal/api/lo/:uuid'

/** GET /service-lead-portal/api/lo/{uuid}, and the pictures that its response names */
export function loanOriginator(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'A loan originator, as applicants may see one',
    params: byUuid,
    response: { 200: services.schema('lender.schema.json#/$defs/LoanOriginator') },
  }
  app.get<{ Params: ByUuid }>(
    path,
    { config: { ...perAddress(services, 'originators'), policy: { who: 'anyone', data: 'none' } }, schema },
    async (request): Promise<LoanOriginator> => {
      const found = await findOriginator(services, vendorsFor(services, request), request.params.uuid)
      if (found === undefined) throw new Problem(404, 'ORIGINATOR_NOT_FOUND')
      return toPublic(found)
    },
  )
  for (const kind of ['avatar', 'logo'] as const) picture(app, services, kind)
}

function picture(app: FastifyInstance, services: Services, kind: OriginatorPicture): void {
  const schema = {
    summary: `The ${kind} of a loan originator`,
    params: byUuid,
    produces: ['image/svg+xml', 'image/png', 'image/jpeg'],
  }
  app.get<{ Params: ByUuid }>(
    `${path}/${kind}`,
    { config: { ...perAddress(services, 'originators'), policy: { who: 'anyone', data: 'none' } }, schema },
    async (request, reply) => {
      const found = await vendorsFor(services, request).originators.picture(request.params.uuid, kind)
      if (found === undefined) throw new Problem(404, 'ORIGINATOR_NOT_FOUND')
      const { staleMs = 0 } = services.tenants.fallback.journey.source.limits.limits.originatorInfo ?? {}
      return (
        reply
          .type(found.contentType)
          .header('cache-control', `public, max-age=${staleMs / 1000}`)
          // An SVG that is opened by itself must not run scripts.
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .send(Buffer.from(found.bytes))
      )
    },
  )
}

function toPublic({ pictures, ...originator }: Originator): LoanOriginator {
  const address = (kind: OriginatorPicture) => `${path.replace(':uuid', originator.uuid)}/${kind}`
  return {
    ...originator,
    ...(pictures.includes('avatar') && { avatarUri: address('avatar') }),
    ...(pictures.includes('logo') && { logoUrl: address('logo') }),
  }
}
