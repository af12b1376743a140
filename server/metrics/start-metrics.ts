import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { families } from './families.ts'
import { createRegistry, type Gauge } from './registry.ts'

/** Counts every answer from now on, and returns a function that prints all metrics with the given gauges. */
export function startMetrics(app: FastifyInstance): (gauges: readonly Gauge[]) => string {
  const registry = createRegistry(families)
  const delay = monitorEventLoopDelay()
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  app.addHook('onResponse', async ({ method, routeOptions: { url = 'none', schema } }, reply) => {
    const folder = schema?.tags?.[0] ?? 'pages'
    registry.count('heloc_requests_total', { route: url, method, status: String(reply.statusCode) })
    registry.observe('heloc_request_duration_seconds', { folder }, reply.elapsedTime / 1000)
  })
  return (gauges) => {
    const { user, system } = process.cpuUsage()
    const own: readonly Gauge[] = [
      { name: 'process_resident_memory_bytes', value: process.memoryUsage.rss() },
      { name: 'process_cpu_seconds_total', value: (user + system) / 1e6 },
      { name: 'process_start_time_seconds', value: performance.timeOrigin / 1000 },
      { name: 'nodejs_eventloop_lag_p99_seconds', value: delay.percentile(99) / 1e9 },
    ]
    delay.reset()
    return registry.print([...gauges, ...own])
  }
}
