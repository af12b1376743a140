import { randomUUID } from 'node:crypto'
import { pagePattern } from '#engine'
import type { TelemetryEvent, TelemetrySession } from '#generated/api'
import type { TenantJourney } from '#source'
import { BorrowerClient } from '../../../product/drive/borrower-client.ts'
import { driveApplication } from '../../../product/drive/drive-application.ts'
import { DriveStopped } from '../../../product/drive/drive-stopped.ts'
import type { RoadStep } from '../../../product/drive/road-step.ts'
import { callingFrom, overHttp } from '../../../product/drive/transport.ts'
import { loadRoad } from '../../../tools/scenario/roads.ts'
import { pageView, sessionRequest } from '../../support/backend/telemetry-client.ts'
import { Ledger } from '../kills/ledger.ts'

/** Page view that the server acknowledged. */
export interface ToldView {
  readonly uid: string
  readonly page: string
  readonly application: string
}

export interface WalkerPlan {
  /** Number from which the walker's address of origin is made. */
  readonly number: number
  /** Whether the walker refuses telemetry. */
  readonly refuses: boolean
  /** Step of the road at which the walker gives up; by default the end. */
  readonly until: string | undefined
  /** Interval of views that are sent twice, as after a lost response: every `repeats`-th one. */
  readonly repeats: number
}

const base = '/service-telemetry/ft/external'

/** Borrower who walks the main road, and whose browser reports each page until the server acknowledges it. */
export class TellingWalker {
  readonly client: BorrowerClient
  readonly views: ToldView[] = []
  readonly #effective: TenantJourney
  readonly #plan: WalkerPlan

  constructor(url: string, effective: TenantJourney, plan: WalkerPlan) {
    const origin = `172.21.${plan.number >> 8}.${plan.number & 255}`
    this.client = new BorrowerClient(callingFrom(origin, new Ledger(overHttp(url))))
    this.#effective = effective
    this.#plan = plan
  }

  async walk(): Promise<void> {
    const { until, refuses } = this.#plan
    const session = refuses ? undefined : await this.#begin()
    const tell = async (step: RoadStep) => {
      if (session !== undefined) await this.#tell(step, session)
    }
    await driveApplication(this.client, this.#effective, { road: loadRoad('main'), tell, until })
  }

  async #begin(): Promise<TelemetrySession> {
    const answer = await this.#post('session', sessionRequest())
    return answer.json()
  }

  async #tell(step: RoadStep, { sessionKey }: TelemetrySession): Promise<void> {
    // The page of a complete application is the root, which redirects to the dashboard.
    const page = step.page === '/' ? 'dashboard' : step.page
    const { applicationUuid } = this.client
    const { pages } = this.#effective.source
    const pagePath = pagePattern(pages, page).replace(':uuid', applicationUuid).replaceAll(/:\w+/g, 'any')
    const uid = randomUUID()
    const eventProperties = { 'log.record.uid': uid }
    const event: TelemetryEvent = pageView(sessionKey, { pagePath, applicationUuid, eventProperties })
    await this.#post('event', event)
    this.views.push({ uid, page, application: applicationUuid })
    if (this.views.length % this.#plan.repeats === 0) await this.#post('event', event)
  }

  async #post(call: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' }
    const answer = await this.client.send(`${base}/${call}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new DriveStopped(`${call} was answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
}
