import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { startAudit } from './audit/start-audit.ts'
import { authenticate } from './auth/authenticate.ts'
import { limitAddresses } from './auth/limits/limit-addresses.ts'
import { chatLimits } from './chat/chat-limits.ts'
import { createHub } from './chat/delivery/create-hub.ts'
import type { FanOut } from './chat/fan-out/fan-out.ts'
import { createInProcessFanOut } from './chat/fan-out/in-process.ts'
import { startChat } from './chat/start-chat.ts'
import type { Clock } from './clock/clock.ts'
import type { OpenDatabase } from './database/database.ts'
import { docs } from './docs.ts'
import { openDocumentFiles } from './documents/files/document-files.ts'
import type { FileStore } from './documents/files/file-store.ts'
import { createInspector } from './documents/uploads/inspect/inspector.ts'
import { inspectorLimits } from './documents/uploads/inspect/inspector-limits.ts'
import { startFlowMigrations } from './flow-migrations/start-flow-migrations.ts'
import { permissionsPolicy } from './html/permissions-policy.ts'
import { answerClientErrors } from './http/answer-client-errors.ts'
import { type Closing, createClosing } from './http/closing/closing.ts'
import { answerFrameworkErrors, handleErrors } from './http/handle-errors.ts'
import { startJobQueue } from './jobs/queue/job-queue.ts'
import { requeueStranded } from './jobs/queue/requeue-stranded.ts'
import { requireHandlers } from './jobs/queue/require-handlers.ts'
import { runTicket } from './jobs/queue/run-ticket.ts'
import type { Secrets } from './keys/load-secrets.ts'
import { postLetters } from './letters/post-letters.ts'
import { startReminders } from './letters/reminders.ts'
import { startPostman } from './letters/start-postman.ts'
import { logOptions } from './log.ts'
import { requireNamedCookies } from './openapi/require-named-cookies.ts'
import { startRetention } from './retention/start-retention.ts'
import { registerRoutes } from './routes/routes.ts'
import type { Services } from './services.ts'
import { isSandboxOpen, type SandboxSettings } from './settings/sandbox-settings.ts'
import type { StaffLogin } from './settings/staff-login-settings.ts'
import { startRollUps } from './telemetry/roll-up.ts'
import type { TenantDirectory } from './tenants/tenant-directory.ts'
import { loadApiSchemas } from './validation/api-schemas.ts'
import { compileValidators } from './validation/compile-validators.ts'
import { dropNulls } from './validation/drop-nulls.ts'
import { requireStorable } from './validation/require-storable.ts'
import type { VendorParts } from './vendors/vendor-directory.ts'
import type { VendorDirectory } from './vendors/vendors.ts'

export interface AppOptions {
  readonly root: string
  /** Open and migrated. */
  readonly database: OpenDatabase
  readonly tenants: TenantDirectory
  /** Creates the directory of vendors. */
  readonly vendors: (parts: VendorParts) => VendorDirectory
  /** Store for the content of documents. The database stores it if undefined. */
  readonly fileStore?: FileStore | undefined
  readonly clock: Clock
  readonly secrets: Secrets
  readonly sandbox: SandboxSettings
  /** Identity providers for staff. Only passwords work if undefined. */
  readonly staffLogins?: ReadonlyMap<string, StaffLogin> | undefined
  /** Proxies whose X-Forwarded headers are trusted. */
  readonly trustProxy: string | false
  readonly logLevel: string
  /** Key of whoever reads the metrics. There are none if undefined. */
  readonly metricsKey?: string | undefined
  /** Answers page paths. Undefined if only the API is needed. */
  readonly pages?: (app: FastifyInstance, services: Services) => Promise<void>
  /** Whether a response that violates its schema is an error; for tests and development. */
  readonly checksAnswers?: boolean
  /** Notifies other servers of the database about chats. Undefined if there are none. */
  readonly fanOut?: FanOut
  /** Whether attempts per minute and address are limited. Only tests that send many requests disable it. */
  readonly rateLimits?: boolean
  /** Seconds between looks for jobs that were due later. Only tests that wait for such jobs look more often. */
  readonly lookEverySeconds?: number
}

/**
 * Longest time for a request to arrive, body included; a browser gives up after 30 seconds. Without it Node waits forever, for
 * headers too, and a client that sends a byte now and then can hold any number of connections.
 */
const requestMs = 120_000

/** Creates the application without a port: plugins, endpoints and the workers of its jobs, on an open database. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> =>
  (await createServer(options)).app

/** Creates the application with the means to close it without failing a request. */
export async function createServer(
  options: AppOptions,
): Promise<{ readonly app: FastifyInstance; readonly closing: Closing }> {
  const app = Fastify({
    logger: logOptions(options.logLevel),
    bodyLimit: 256 * 1024,
    requestTimeout: requestMs,
    trustProxy: options.trustProxy,
    // Clients that are still connected during shutdown get their responses, and /health/ready reports the shutdown.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 256 },
    frameworkErrors: answerFrameworkErrors(options.tenants),
    clientErrorHandler: answerClientErrors(options.tenants),
  })
  const closing = createClosing(app)
  const services = await startServices(app, options, closing)
  compileValidators(app, options.checksAnswers === true)
  dropNulls(app)
  requireStorable(app)
  handleErrors(app, services)
  await app.register(cookie)
  if (options.checksAnswers === true) requireNamedCookies(app)
  authenticate(app, services)
  await limitAddresses(app, services, options.rateLimits !== false)
  // Pages and documents set their own content security policy; API responses need none.
  await app.register(helmet, { contentSecurityPolicy: false, referrerPolicy: { policy: 'same-origin' } })
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('permissions-policy', permissionsPolicy),
  )
  if (isSandboxOpen(services.sandbox)) await docs(app, options.root, services)
  await registerRoutes(app, services)
  if (options.pages !== undefined) await options.pages(app, services)
  await startWork(app, services)
  return { app, closing }
}

async function startServices(app: FastifyInstance, options: AppOptions, closing: Closing): Promise<Services> {
  const { database, tenants, clock, secrets, sandbox, staffLogins = new Map() } = options
  requireHandlers(tenants.all())
  const queue = await startJobQueue(database, app.log, options.lookEverySeconds)
  const schema = loadApiSchemas(options.root)
  const inspector = createInspector(inspectorLimits(tenants.fallback.journey.source.limits), app.log)
  app.addHook('onClose', async () => inspector.stop())
  const { log } = app
  const fanOut = options.fanOut ?? createInProcessFanOut()
  const chat = createHub({ database, clock, log }, chatLimits({ tenants }), fanOut)
  const files = openDocumentFiles({ database, clock, log, dataKey: secrets.dataKey }, options.fileStore)
  const vendors = options.vendors({ database, clock, secrets, log, schema })
  const parts = { database, tenants, vendors, files, inspector, clock, secrets, sandbox, staffLogins }
  const { metricsKey } = options
  return { ...parts, queue, postLetters, metricsKey, chat, schema, log, closing: closing.signal }
}

/** Queues jobs again for lenders that are served again; the queue gives up the jobs of a lender that is not served. */
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

/** Resumes after the database is back or has room again: jobs that were taken and failed are due at once. */
async function resumeWork(services: Services): Promise<void> {
  if (!(await services.database.hasRoom())) throw new Error('The database has no room yet.')
  await requeueStranded(services)
}

/** Whether any connection of the deployment sends letters; without one they stay in the outbox. */
const sendsLetters = ({ vendors }: Services): boolean =>
  [...vendors.connections.values()].some(({ kind }) => kind === 'smtp' || kind === 'gateway')

async function startWork(app: FastifyInstance, services: Services): Promise<void> {
  const migrations = await startFlowMigrations(services)
  await services.queue.work(
    async (ticket) => {
      await migrations.settled()
      await runTicket(services, ticket)
    },
    () => resumeWork(services),
  )
  const stranded = await requeueStranded(services)
  if (stranded > 0) app.log.info({ stranded }, 'jobs queued again after a restart')
  requeueForReturned(services)
  const audit = await startAudit(services)
  const retention = startRetention(services)
  const chat = await startChat(services)
  const rollUps = startRollUps(services)
  const reminders = startReminders(services)
  const postman = sendsLetters(services) ? startPostman(services) : undefined
  app.addHook('onClose', async () => {
    // Together, so that one that takes long does not add to the others.
    await Promise.all(
      [chat, audit, retention, rollUps, reminders, services.queue, postman].map((work) => work?.stop()),
    )
    await services.files.stop()
    await services.database.close()
  })
}
