import { randomUUID } from 'node:crypto'
import { pagePattern } from '#engine'
import type { TelemetryEvent, TelemetrySession } from '#generated/api'
import type { TenantJourney } from '#source'
import { BorrowerClient } from '../../../tools/drive/borrower-client.ts'
import { driveApplication } from '../../../tools/drive/drive-application.ts'
import { DriveStopped } from '../../../tools/drive/drive-stopped.ts'
import type { RoadStep } from '../../../tools/drive/road-step.ts'
import { loadRoad } from '../../../tools/drive/roads.ts'
import { callingFrom, overHttp } from '../../../tools/drive/transport.ts'
import { pageView, sessionRequest } from '../../support/backend/telemetry-client.ts'
import { Ledger } from '../kills/ledger.ts'

/** A page view that the server acknowledged. */
export interface ToldView {
  readonly uid: string
  readonly page: string
  readonly application: string
}

export interface WalkerPlan {
  /** Names an address of origin: one browser each. */
  readonly number: number
  /** Refuses to be measured. */
  readonly refuses: boolean
  /** The step of the road at which they give up; at its end where it is left out. */
  readonly until: string | undefined
  /** Every so many views are sent twice, as after an answer that was lost. */
  readonly repeats: number
}

const base = '/service-telemetry/ft/external'

/** A borrower whose browser tells of the pages of the main road as they go, until each is acknowledged. */
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
    // An application that is complete leads to the root, which leads to the dashboard.
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
