import type { FastifyRequest } from 'fastify'
import {
  type MessageValues,
  mayVisit,
  offeredSubmissions,
  resolvePage,
  stageOfState,
  turnOfStep,
  whoseTurn,
} from '#engine'
import type { WalletNotification } from '#generated/api'
import type { PageId } from '#generated/ids'
import { withoutRequest } from '#product'
import type { Application } from '../applications/application.ts'
import { loadAllOf } from '../applications/application-store.ts'
import { contextOf } from '../applications/context-of.ts'
import { hasEnded } from '../applications/has-ended.ts'
import { bearerOf } from '../auth/authenticate.ts'
import { type AskedWords, askedWords } from '../conditions/asked-words.ts'
import { conditionsOf } from '../conditions/condition.ts'
import { incomeWords } from '../conditions/income-words.ts'
import { desc, inArray } from '../database/drizzle.ts'
import { events } from '../database/schema.ts'
import { lacksNotary } from '../notary/lacks-notary.ts'
import type { Services } from '../services.ts'
import { loadSignings } from '../signers/signing.ts'
import { findSentence, sentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { isRead, loadReads } from './notification-reads.ts'
import { ofHold, ofRefusals } from './of-refusals.ts'
import { ofSigning } from './of-signing.ts'
import { stableUuid } from './stable-uuid.ts'
import { type ToldEvent, type ToldOf, toNotification } from './to-notification.ts'

/**
 * Lists the bearer's notifications, the newest first: every server state with a notice in `flows/copy/<locale>/server.json`
 * (`server.notices.<STATE>.title`), and every event with one, unread while the application is still in the state; every condition of a reviewer; the
 * right to cancel before its notice; a hold of the money; a co-owner's refusal; and requests to them, and holds by them, as a co-owner of other applications.
 * Notifications that they have read count as read. One whose matter is over is read, has no button, and says of which day its words are.
 */
export async function loadNotifications(
  services: Services,
  request: FastifyRequest,
): Promise<WalletNotification[]> {
  const { tenants, database } = services
  const signings = await loadSignings(services, request)
  const { identity } = bearerOf(request)
  const applications = await loadAllOf(database.db, identity)
  const reads = await loadReads(database.db, identity)
  const own = [
    ...applications.flatMap((application) => ofConditions(tenants, application)),
    ...applications.flatMap((application) => ofCancellation(tenants.of(application), application)),
    ...applications.flatMap((application) => {
      const tenant = tenants.of(application)
      return [
        ...ofHold(tenant, application),
        ...ofRefusals(tenant, application, isTheirTurn(tenant, application)),
      ]
    }),
    ...(await ofStates(services, applications)),
  ]
  return [
    ...own.map(({ told, application, page }) => {
      const tenant = tenants.of(application)
      return toNotification(tenant, application, named(tenant, application, told, applications.length), page)
    }),
    ...signings.flatMap(ofSigning),
  ]
    .map((told) => (isRead(told, reads) ? { ...told, status: 'READ' as const } : told))
    .sort((a, b) => b.created.localeCompare(a.created))
}

/** Adds the application's number to a notification if there are several applications. */
function named(tenant: Tenant, { heloc }: Application, told: ToldEvent, applications: number): ToldEvent {
  if (applications === 1) return told
  const { description } = told
  const values = { description, number: heloc.loanNumber ?? '' }
  return { ...told, description: sentence(tenant, 'server.notices.named', values) }
}

async function ofStates(
  services: Services,
  applications: readonly Application[],
): Promise<readonly ToldOf[]> {
  if (applications.length === 0) return []
  const { database, tenants } = services
  const lacking = await Promise.all(applications.map((each) => lacksNotary(services, each)))
  const without = new Set(applications.filter((_, index) => lacking[index]))
  const byUuid = new Map(applications.map((application) => [application.uuid, application]))
  const arrivals = await database.db
    .select({
      id: events.id,
      application: events.application,
      at: events.at,
      event: events.event,
      state: events.toState,
    })
    .from(events)
    .where(inArray(events.application, [...byUuid.keys()]))
    .orderBy(desc(events.id))
  const told = new Set<string>()
  const left = new Set<string>()
  return arrivals.flatMap(({ application: uuid, at, event, state }) => {
    const application = byUuid.get(uuid)
    if (application === undefined) return []
    if (state !== application.state) left.add(uuid)
    const tenant = tenants.of(application)
    const arrived = ofArrival(tenant, application, {
      ...{ at, event, state, isOver: left.has(uuid) },
      lacksNotary: without.has(application),
    })
    if (arrived === undefined || told.has(arrived.told.uuid)) return []
    told.add(arrived.told.uuid)
    return [arrived]
  })
}

interface Arrival {
  readonly at: Date
  readonly event: string
  readonly state: string
  /** Whether the application has left that state since. */
  readonly isOver: boolean
  /** Whether it has to reserve a notary and none is free. */
  readonly lacksNotary?: boolean
}

/** Returns the notification about an arrival in a state, or about the event that led there. Undefined for one without words. */
export function ofArrival(
  tenant: Tenant,
  application: Application,
  { at, event, state, isOver, lacksNotary: isWithout = false }: Arrival,
): ToldOf | undefined {
  const { flood, documents = [] } = application.heloc
  const values = {
    needsFlood: String(flood?.insuranceRequired === true),
    hasDocuments: String(documents.length > 0),
  }
  const ofEvent = event === 'incomeInsufficient' ? incomeWords(tenant) : noticeOf(tenant, event, values)
  const words = ofEvent ?? noticeOf(tenant, state, values)
  if (words === undefined) return undefined
  const uuid = stableUuid(`${application.uuid} ${ofEvent ? event : state}`)
  const lacks = isWithout && !isOver
  const { button, page } = isOver ? {} : lacks ? { button: 'see' as const } : wayToStep(tenant, application)
  return {
    application,
    told: {
      ...{ uuid, created: at.toISOString(), ...words, isUnread: !isOver, isOver, button },
      ...(lacks && { description: sentence(tenant, 'server.chatbot.own.noNotary') }),
    },
    ...(isAtRoot(tenant, application) ? { page: 'complete' as const } : page && { page }),
  }
}

/** Whether the page that is due is the dashboard itself, so that a button has to lead to the last page. */
function isAtRoot({ journey }: Tenant, { state }: Application): boolean {
  const stage = stageOfState(journey.serverStates, state)
  return stage === 'done' || stage === 'cancelled'
}

/** Button that leads to the step of an application, and the page of that step where routing goes to another one first. */
type WayToStep = Pick<ToldEvent, 'button'> & Pick<ToldOf, 'page'>

/** Returns the way to the step of an application; none while it cannot be opened beside what a reviewer asks for. */
function wayToStep(tenant: Tenant, application: Application): WayToStep {
  const { journey } = tenant
  const context = contextOf(tenant, application)
  const position = resolvePage(journey, context)
  const { page } = resolvePage(journey, { ...context, status: withoutRequest(context.status ?? {}) })
  if (!mayVisit(journey, context, page, position)) return {}
  const button = turnOfStep(journey, context) === 'applicant' ? 'goOn' : 'see'
  return page === position.page ? { button } : { button, page: page as PageId }
}

const isTheirTurn = (tenant: Tenant, application: Application): boolean =>
  whoseTurn(tenant.journey, contextOf(tenant, application)) === 'applicant'

function noticeOf(tenant: Tenant, state: string, values: MessageValues = {}): AskedWords | undefined {
  const title = findSentence(tenant, `server.notices.${state}.title`, values)
  const description = findSentence(tenant, `server.notices.${state}.description`, values)
  return title === undefined || description === undefined ? undefined : { title, description }
}

/**
 * Returns the notification that a line on one's own home may be canceled, from the first signature on. With the notice of that
 * right, which names its last day, the matter is over.
 */
export function ofCancellation(tenant: Tenant, application: Application): readonly ToldOf[] {
  const { noteSignedAt: created, rescissionEndsAt } = application.heloc
  if (created === undefined) return []
  const isOver = rescissionEndsAt !== undefined
  const mayCancel = () =>
    offeredSubmissions(tenant.journey, 'complete', contextOf(tenant, application)).includes('rescission')
  const words = isOver || mayCancel() ? noticeOf(tenant, 'mayCancel') : undefined
  if (words === undefined) return []
  const uuid = stableUuid(`${application.uuid} mayCancel`)
  const button = isOver ? undefined : ('see' as const)
  const told = { uuid, created, ...words, isUnread: !isOver, isOver, button }
  return [{ application, told, page: 'complete' }]
}

/** Returns the notifications about reviewers' conditions, unread while they wait for the applicant. */
export function ofConditions(
  tenants: Pick<Services['tenants'], 'of'>,
  application: Application,
): readonly ToldOf[] {
  const tenant = tenants.of(application)
  return conditionsOf(application).map((condition) => {
    const { uuid, created, state } = condition
    const isUnread = state === 'OPEN' && isTheirTurn(tenant, application)
    const button = isUnread ? ('goOn' as const) : undefined
    const isOver = state !== 'OPEN' || hasEnded(tenant, application)
    const told = { uuid, created, ...askedWords(tenant, condition), isUnread, isOver, button }
    return { application, told, page: 'conditions' }
  })
}
