import { loadSource, type TenantJourney, tenantJourney } from '#source'
import { BorrowerClient } from '../../product/drive/borrower-client.ts'
import { driveApplication } from '../../product/drive/drive-application.ts'
import { callingFrom, overHttp, type Transport } from '../../product/drive/transport.ts'
import { loadRoad } from '../../tools/scenario/roads.ts'

export interface Driven {
  readonly completed: number
  readonly seconds: number
  /** Milliseconds from the sending of each request to the last byte of its response. */
  readonly latencies: readonly number[]
}

/** Tests whether a borrower begins another application after this number of completed ones. */
export type GoesOn = (completed: number) => boolean

const road = loadRoad('main')
let effective: TenantJourney | undefined
let machines = 0

/** Lets several borrowers walk the main road to its end at once, each with one application after the other. */
export async function driveMany(url: string, borrowers: number, goesOn: GoesOn): Promise<Driven> {
  effective ??= tenantJourney(loadSource(), 'hearthline')
  const journey = effective
  const latencies: number[] = []
  const began = performance.now()
  const walked = await Promise.all(
    Array.from({ length: borrowers }, async () => {
      let completed = 0
      for (; goesOn(completed); completed += 1)
        await driveApplication(
          new BorrowerClient(callingFrom(nextMachine(), timed(url, latencies))),
          journey,
          { road },
        )
      return completed
    }),
  )
  const seconds = (performance.now() - began) / 1000
  return { completed: walked.reduce((sum, each) => sum + each, 0), seconds, latencies }
}

/** Registrations are limited per address, so each borrower uses another address. */
function nextMachine(): string {
  machines += 1
  return `172.${16 + ((machines >> 16) & 15)}.${(machines >> 8) & 255}.${machines & 255}`
}

function timed(address: string, latencies: number[]): Transport {
  const { url, send } = overHttp(address)
  return {
    url,
    send: async (path, init) => {
      const began = performance.now()
      const { status, statusText, headers, body } = await send(path, init)
      const bytes = await new Response(body).arrayBuffer()
      // Applicants do not make these requests: their mail arrives by itself.
      if (path !== '/outbox' && !path.startsWith('/sandbox/')) latencies.push(performance.now() - began)
      return new Response(status === 204 ? null : bytes, { status, statusText, headers })
    },
  }
}
