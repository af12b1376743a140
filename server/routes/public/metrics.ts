import type { FastifyInstance } from 'fastify'
import { isSameSecret } from '../../auth/is-same-secret.ts'
import { Problem } from '../../errors/problem.ts'
import { loadGauges } from '../../metrics/load-gauges.ts'
import { startMetrics } from '../../metrics/start-metrics.ts'
import type { Services } from '../../services.ts'

/** GET /metrics, for whoever has the key of METRICS_KEY; for others, and without such a key, there is no such address. */
export function metrics(app: FastifyInstance, services: Services): void {
  const { metricsKey } = services
  if (metricsKey === undefined) return
  const print = startMetrics(app)
  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    const shown = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
    if (shown === undefined || !isSameSecret(shown, metricsKey)) throw new Problem(404, 'NOT_FOUND')
    reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
    return print(await loadGauges(services))
  })
}
