import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { authenticate } from './auth/authenticate.ts'
import type { Clock } from './clock/clock.ts'
import type { OpenDatabase } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { docs } from './docs.ts'
import { answerFrameworkErrors, handleErrors } from './errors/handle-errors.ts'
import { Problem } from './errors/problem.ts'
import { startFlowMigrations } from './flow-migrations/start-flow-migrations.ts'
import { permissionsPolicy } from './html/permissions-policy.ts'
import { startJobQueue } from './jobs/job-queue.ts'
import { requeueStranded } from './jobs/requeue-stranded.ts'
import { requireJobs } from './jobs/require-jobs.ts'
import { runTicket } from './jobs/run-ticket.ts'
import { logOptions } from './log.ts'
import { registerRoutes } from './routes/routes.ts'
import type { Secrets } from './secrets/load-secrets.ts'
import type { Services } from './services.ts'
import { isSandboxOpen, type SandboxSettings } from './settings/sandbox-settings.ts'
import type { TenantDirectory } from './tenants/tenant-directory.ts'
import { loadApiSchemas } from './validation/api-schemas.ts'
import { compileValidators } from './validation/compile-validators.ts'
import { requireStorable } from './validation/require-storable.ts'
import type { Vendors } from './vendors/vendors.ts'

export interface AppOptions {
  readonly root: string
  readonly database: OpenDatabase
  readonly tenants: TenantDirectory
  readonly vendors: Vendors
  readonly clock: Clock
  readonly secrets: Secrets
  readonly sandbox: SandboxSettings
  /** Whose X-Forwarded headers are believed. */
  readonly trustProxy: string | false
  readonly logLevel: string
  /** Answers page paths; left out where only the API is wanted. */
  readonly pages?: (app: FastifyInstance, services: Services) => Promise<void>
  /** Attempts a minute and address are limited. Only tests that send many set it off. */
  readonly rateLimits?: boolean
}

/** The application without a port: plugins, endpoints and the workers of its jobs, on an open database. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(options.logLevel),
    bodyLimit: 256 * 1024,
    trustProxy: options.trustProxy,
    routerOptions: { maxParamLength: 256 },
    frameworkErrors: answerFrameworkErrors(options.tenants),
  })
  const services = await startServices(app, options)
  compileValidators(app)
  requireStorable(app)
  handleErrors(app, services)
  authenticate(app, services)
  await app.register(rateLimit, {
    global: false,
    enableDraftSpec: true,
    ...(options.rateLimits === false ? { allowList: () => true } : {}),
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, 'RATE_LIMITED', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
  // Pages and documents bring their own content security policy; API answers need none.
  await app.register(helmet, { contentSecurityPolicy: false, referrerPolicy: { policy: 'same-origin' } })
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('permissions-policy', permissionsPolicy),
  )
  if (isSandboxOpen(services.sandbox)) await docs(app)
  await registerRoutes(app, services)
  if (options.pages !== undefined) await options.pages(app, services)
  await startWork(app, services)
  return app
}

async function startServices(app: FastifyInstance, options: AppOptions): Promise<Services> {
  const { database, tenants, vendors, clock, secrets, sandbox } = options
  requireJobs(tenants.all())
  await migrate(database)
  const queue = await startJobQueue(database, app.log)
  const schema = loadApiSchemas(options.root)
  return { database, tenants, vendors, clock, secrets, sandbox, queue, schema, log: app.log }
}

/** The queue gives up on the jobs of a lender that is not served; when it is, they are due again. */
function requeueForReturned(services: Services): void {
  const { tenants, log } = services
  let served = new Set(tenants.all().map(({ code }) => code))
  tenants.onReload(() => {
    const returned = tenants.all().filter(({ code }) => !served.has(code))
    served = new Set(tenants.all().map(({ code }) => code))
    if (returned.length > 0)
      requeueStranded(services, returned).catch((err: unknown) => log.error({ err }, 'jobs of a lender'))
  })
}

async function startWork(app: FastifyInstance, services: Services): Promise<void> {
  const migrations = await startFlowMigrations(services)
  await services.queue.work(async (ticket) => {
    await migrations.settled()
    await runTicket(services, ticket)
  })
  const stranded = await requeueStranded(services)
  if (stranded > 0) app.log.info({ stranded }, 'jobs queued again after a restart')
  requeueForReturned(services)
  app.addHook('onClose', async () => {
    await services.queue.stop()
    await services.database.close()
  })
}
