import type { FastifyInstance } from 'fastify'
import type { SubmissionResponse } from '#generated/api'
import { toStatus } from '../../applications/to-heloc.ts'
import { bearerOf, requireSession } from '../../auth/authenticate.ts'
import { idempotently } from '../../http/idempotency/idempotently.ts'
import type { Services } from '../../services.ts'
import { submissions } from '../../submissions/submissions.ts'
import { submit } from '../../submissions/submit.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { findNamed } from '../../validation/find-named.ts'
import { askOutside } from '../../vendors/ask-outside.ts'
import { type ByUuid, byUuid } from '../params.ts'

const formsOf = ({ process }: Tenant) =>
  Object.fromEntries(Object.entries(process.submissions).map(([name, { form }]) => [name, form]))

/** POST /service-application/api/v1/application/heloc/{uuid}/submissions/{name} */
export function submission(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Submit a step',
    isIdempotent: true,
    isVersioned: true,
    forms: formsOf(services.tenants.fallback),
    proofs: services.tenants.fallback.process.submissions,
    refuses: [429],
    params: {
      ...byUuid,
      required: ['uuid', 'name'],
      properties: {
        ...byUuid.properties,
        name: { type: 'string', maxLength: 64, description: 'Submission.' },
      },
    },
    body: { type: 'object', description: 'Values of the form.' },
    response: { 200: services.schema('application.schema.json#/$defs/SubmissionResponse') },
  }
  app.post<{ Params: ByUuid & { readonly name: string }; Body: object }>(
    '/service-application/api/v1/application/heloc/:uuid/submissions/:name',
    {
      config: { policy: { who: 'customer', data: 'own', proof: 'submission', session: 'in-query' } },
      schema,
    },
    async (request, reply) => {
      const sent = { http: request, owner: bearerOf(request).identity, values: request.body }
      const { beforehand } = findNamed(submissions, request.params.name) ?? {}
      if (beforehand !== undefined) {
        await requireSession(services, request)
        await beforehand({ services, ...sent })
      }
      const step = {
        ...sent,
        application: request.params.uuid,
        name: request.params.name,
        version: request.headers['if-match'],
      }
      return askOutside(services, (asking) =>
        idempotently(
          services,
          request,
          reply,
          async (tx): Promise<SubmissionResponse> => ({ status: toStatus(await submit(tx, asking, step)) }),
        ),
      )
    },
  )
}
