import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type Context, type Journey, resolvePage, settle } from '#engine'
import type { ApplicationData } from '../host.ts'
import { type JourneyValue, useJourney } from '../journey/journey-context.ts'
import { useLimit } from '../journey/use-limit.ts'
import { pauseUntilSeen } from '../journey/while-visible.ts'
import { createFollower } from './create-follower.ts'
import type { FollowerOptions } from './follower.ts'
import type { RoutingValue } from './routing-context.ts'

export interface Following
  extends Pick<FollowerOptions, 'known' | 'isFresh' | 'calls' | 'versionOf' | 'keep'> {
  readonly uuid: string
  /** Parts of the context that are known of the user, beside the application and the lender. */
  readonly user?: Context
}

/** Follows an application while its pages are shown. Returns its data and the page where the applicant belongs. */
export function useFollower(following: Following): RoutingValue {
  const { uuid, user } = following
  const value = useJourney()
  const options = useOptions(following, value)
  const [follower] = useState(() => createFollower(options))
  const { phase, failure, ...data } = useSyncExternalStore(follower.subscribe, follower.get)
  const parts = useUnchanged(data as unknown as ApplicationData)
  const routed = useMemo(() => {
    const context = contextOf(value, parts, user)
    return { context, position: resolvePage(value.journey, context) }
  }, [value, parts, user])
  useEffect(() => follower.start(), [follower])
  if (failure !== undefined) throw failure
  const { submitted, look, refresh, live } = follower
  return { ...parts, uuid, ...routed, phase, submitted, look, refresh, live }
}

/** Returns the same object as long as none of its parts has changed. */
function useUnchanged(data: ApplicationData): ApplicationData {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts decide, not the object that holds them
  return useMemo(() => data, Object.values(data))
}

function useOptions({ user, ...following }: Following, value: JourneyValue): FollowerOptions {
  const staleMs = useLimit('status', 'staleMs')
  const lookMs = useLimit('livePage', 'lookMs')
  const exhaustedLookMs = useLimit('stillWorking', 'lookMs')
  const slowMs = useLimit('processingModal', 'timeoutMs')
  return {
    ...following,
    journey: value.journey,
    limits: { staleMs, lookMs, exhaustedLookMs, slowMs },
    now: Date.now,
    sleep: pauseUntilSeen,
    hasEnded: (data) => hasEnded(value.journey, contextOf(value, data, user)),
  }
}

/** Builds the context of the journey's conditions from an open application. */
const contextOf = ({ context }: JourneyValue, data: ApplicationData, user: Context = {}): Context => ({
  ...data,
  ...user,
  ...context,
})

/**
 * Whether the machine rests in an ending or a review although the server state is a waiting one, for example after a
 * decline in the browser.
 */
function hasEnded(journey: Journey, context: Context): boolean {
  const kind = journey.source.journey.states[settle(journey, context).state]?.kind
  return kind === 'terminal' || kind === 'review'
}
