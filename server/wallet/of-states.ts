import { type MessageValues, mayVisit, resolvePage, stageOfState, turnOfStep } from '#engine'
import type { PageId } from '#generated/ids'
import { withoutRequest } from '#product'
import type { Application } from '../applications/application.ts'
import { contextOf } from '../applications/context-of.ts'
import type { AskedWords } from '../conditions/asked-words.ts'
import { incomeWords } from '../conditions/income-words.ts'
import { desc, inArray } from '../database/drizzle.ts'
import { events } from '../database/schema.ts'
import { lacksNotary } from '../notary/lacks-notary.ts'
import type { Services } from '../services.ts'
import { findSentence, sentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { stableUuid } from './stable-uuid.ts'
import type { ToldEvent, ToldOf } from './to-notification.ts'

/** Returns the notifications about the states that applications came to, and the events that led there, the newest first. */
export async function ofStates(
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

/** Returns the words of a notice about a server state or an event. Undefined if there are none. */
export function noticeOf(tenant: Tenant, state: string, values: MessageValues = {}): AskedWords | undefined {
  const title = findSentence(tenant, `server.notices.${state}.title`, values)
  const description = findSentence(tenant, `server.notices.${state}.description`, values)
  return title === undefined || description === undefined ? undefined : { title, description }
}
