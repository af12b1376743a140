import { startRounds } from '../clock/start-rounds.ts'
import { requireFigures } from '../tenants/require-figures.ts'
import type { RetentionServices } from './run-purges.ts'
import { runRound } from './run-round.ts'

/** Starts the purges, soon after the start and then at intervals; `stop` waits for a running round. */
export function startRetention(services: RetentionServices): { readonly stop: () => Promise<void> } {
  const { retention } = services.tenants.fallback.journey.source.limits.limits
  return startRounds({
    ...requireFigures(retention, 'firstMs', 'everyMs'),
    run: () => runRound(services),
    onError: (err) => services.log.error({ err }, 'retention'),
  })
}
