import { createContext, use } from 'react'
import type { Context, PageResolution } from '#engine'
import type { ApplicationStatus, Heloc, Profile } from '#generated/domain'

/** The application that is open: its data, where the applicant belongs, and the way to ask again. */
export interface RoutingValue {
  readonly uuid: string
  readonly profile: Profile
  readonly heloc: Heloc
  readonly status: ApplicationStatus
  readonly context: Context
  readonly position: PageResolution
  /** The server works on the last step. */
  readonly processing: boolean
  /** It takes longer than the processing modal stands. */
  readonly slow: boolean
  /** The server works on it, and nobody's answer is wanted meanwhile. */
  readonly waiting: boolean
  /** Every retry was used and the server still works: the page is shown to read, and goes on by itself. */
  readonly exhausted: boolean
  /** Reads the status until it changes, then the application, and goes where the journey says. */
  readonly reroute: (previous: string | undefined) => Promise<void>
  /** Reads the application again without going anywhere (a document was added); gives its status. */
  readonly refresh: () => Promise<ApplicationStatus>
}

export const RoutingContext = createContext<RoutingValue | undefined>(undefined)

export function useOpenApplication(): RoutingValue {
  const value = use(RoutingContext)
  if (!value) throw new Error('This screen belongs below /{uuid}: no application is open here.')
  return value
}
