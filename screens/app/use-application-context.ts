import { useMemo } from 'react'
import { type Context, type PageResolution, resolvePage } from '#engine'
import type { ApplicationStatus, Heloc, Profile } from '#generated/domain'
import { useJourney } from '../journey/journey-context.ts'

export interface ApplicationData {
  readonly uuid: string
  readonly profile: Profile
  readonly heloc: Heloc
  readonly status: ApplicationStatus
}

/** What the journey may know of an open application, and the page where its applicant belongs. */
export function useApplicationContext({ profile, heloc, status }: ApplicationData): {
  readonly context: Context
  readonly position: PageResolution
} {
  const { journey, organization } = useJourney()
  const { tenant } = organization
  return useMemo(() => {
    const { setup, referrerRequired, providerBrand, features } = tenant
    const session = { authenticated: true }
    const context: Context = {
      profile,
      heloc,
      status,
      session,
      tenant: { setup, referrerRequired, providerBrand, features },
    }
    return { context, position: resolvePage(journey, context) }
  }, [journey, profile, heloc, status, tenant])
}
