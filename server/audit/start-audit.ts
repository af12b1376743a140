import { startRounds } from '../clock/start-rounds.ts'
import type { Services } from '../services.ts'
import { figure } from '../tenants/figure.ts'
import { anchor } from './anchor.ts'
import { noteFlows } from './note-flows.ts'
import { seal } from './seal.ts'

/** Notes the flows in force, and starts the rounds that seal the audit log; `stop` waits for a running one. */
export async function startAudit(
  services: Pick<Services, 'database' | 'tenants' | 'log' | 'clock'>,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { tenants, log } = services
  const everyMs = figure(tenants.fallback.journey.source.limits.limits.audit, 'sealMs')
  const onError = (err: unknown) => log.error({ err }, 'audit')
  await noteFlows(services)
  tenants.onReload(() => {
    noteFlows(services).catch(onError)
  })
  return startRounds({
    firstMs: everyMs,
    everyMs,
    run: async () => {
      await seal(services)
      await anchor(services)
    },
    onError,
  })
}
