import type { FastifyInstance } from 'fastify'
import type { HoldRequest, RetentionConfirmation, RetentionState } from '#generated/api'
import type { Act } from '../../audit/acts.ts'
import { confirmPurges } from '../../retention/confirm-purges.ts'
import { decideHold, loadHolds } from '../../retention/legal-holds.ts'
import { loadWaiting } from '../../retention/usual-rows.ts'
import type { Services } from '../../services.ts'

const path = '/operator/retention'

/** GET /operator/retention, POST /operator/retention/holds, /releases and /confirmations; all of them answer what is in force */
export function operatorRetention(app: FastifyInstance, services: Services): void {
  const auditedAs = (audit: Act) => ({ policy: { who: 'operator', data: 'none', audit } as const })
  const schemaOf = (name: string) => services.schema(`operator.schema.json#/$defs/${name}`)
  const response = { 200: schemaOf('RetentionState') }
  const shown = { summary: 'Operator: what is held, and what waits before it is removed', response }
  app.get(path, { config: auditedAs('saw.retention'), schema: shown }, () => loadState(services))
  for (const [name, action, summary] of [
    ['holds', 'PLACED', 'Operator: remove nothing of an application, however old it is'],
    ['releases', 'RELEASED', 'Operator: release the hold of an application'],
  ] as const) {
    const schema = { summary, refuses: [404, 409], body: schemaOf('HoldRequest'), response }
    app.post<{ Body: HoldRequest }>(
      `${path}/${name}`,
      { config: auditedAs('decided.hold'), schema },
      async ({ body, log }): Promise<RetentionState> => {
        await decideHold(services, { ...body, action })
        log.warn({ security: 'legal-hold', action, application: body.application }, 'security')
        return loadState(services)
      },
    )
  }
  const confirmed = {
    summary: 'Operator: permit for a day that more than usual is removed',
    refuses: [404],
    body: schemaOf('RetentionConfirmation'),
    response,
  }
  app.post<{ Body: RetentionConfirmation }>(
    `${path}/confirmations`,
    { config: auditedAs('decided.purge'), schema: confirmed },
    async ({ body, log }): Promise<RetentionState> => {
      await confirmPurges(services, body)
      log.warn({ security: 'retention-confirmed', purge: body.purge }, 'security')
      return loadState(services)
    },
  )
}

async function loadState(services: Services): Promise<RetentionState> {
  const [holds, waiting] = await Promise.all([loadHolds(services), loadWaiting(services)])
  return {
    holds: holds.map(({ application, reason, author, at }) => ({
      application,
      reason,
      author,
      at: at.toISOString(),
    })),
    waiting: waiting.map(({ purge, count, at }) => ({ purge, count, at: at.toISOString() })),
  }
}
