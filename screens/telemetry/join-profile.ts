import { request } from '../api/request.ts'
import { findStored } from '../storage/browser-store.ts'

const path = '/service-application/api/v3/application/heloc/optermizerly-profile'

interface Tracker {
  readonly trackerUuid?: string
}

/** Gives the profile of whoever is signed in the tracker of this browser, where it has none. */
export async function joinProfile(): Promise<void> {
  const trackerUuid = findStored('trackerUuid')
  if (trackerUuid === undefined) return
  const options = { keepSession: true, isPoll: true } as const
  const known = await request<Tracker>(path, options)
  if (known.trackerUuid === undefined)
    await request(path, { ...options, method: 'PATCH', body: { trackerUuid } })
}
