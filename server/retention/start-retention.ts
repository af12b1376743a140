import { figure } from '../tenants/figure.ts'
import { type RetentionServices, runPurges } from './run-purges.ts'

/** Removes what is no longer kept, soon after the start and then again and again; `stop` waits for a round that is under way. */
export function startRetention(services: RetentionServices): { readonly stop: () => Promise<void> } {
  const { limits } = services.tenants.fallback.journey.source
  const times = limits.limits.retention
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()
  let isStopped = false
  const schedule = (ms: number): void => {
    if (isStopped) return
    timer = setTimeout(() => {
      round = run()
    }, ms).unref()
  }
  const run = async (): Promise<void> => {
    await runPurges(services).catch((err: unknown) => services.log.error({ err }, 'retention'))
    schedule(figure(times, 'everyMs'))
  }
  schedule(figure(times, 'firstMs'))
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await round
    },
  }
}
