import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
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

/** Metrics of a server. docs/operations.md explains them, docs/alerts.yaml asks for them: the names must not change. */
export const families = {
  heloc_requests_total: {
    type: 'counter',
    help: 'Requests answered, by route, method and status.',
  },
  heloc_request_duration_seconds: {
    type: 'histogram',
    help: 'Time from the arrival of a request to its answer, by folder of routes.',
  },
  heloc_ready: { type: 'gauge', help: '1 if requests should be sent here.' },
  heloc_failing: { type: 'gauge', help: '1 for each check of /health/ready that fails.' },
  heloc_jobs: { type: 'gauge', help: 'Jobs that are not finished, by queue and state.' },
  heloc_oldest_job_seconds: {
    type: 'gauge',
    help: 'Age of the oldest job that is due and not taken, by queue.',
  },
  heloc_dead_letters: { type: 'gauge', help: 'Calls to vendors and letters that were given up.' },
  heloc_unsealed_audit_seconds: {
    type: 'gauge',
    help: 'Age of the oldest entry of the audit log that is not sealed.',
  },
  heloc_purges_waiting: { type: 'gauge', help: 'Purges that wait for a person.' },
  heloc_database_connections: {
    type: 'gauge',
    help: 'Connections of the pool to Postgres, by state.',
  },
  process_resident_memory_bytes: { type: 'gauge', help: 'Resident memory.' },
  process_cpu_seconds_total: { type: 'counter', help: 'Processor time, user and system.' },
  process_start_time_seconds: { type: 'gauge', help: 'Start of the process, Unix time.' },
  nodejs_eventloop_lag_p99_seconds: {
    type: 'gauge',
    help: 'Delay of the event loop since the last scrape, 99th percentile.',
  },
} as const
