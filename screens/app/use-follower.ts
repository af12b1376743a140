import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type Context, type Journey, resolvePage, settle } from '#engine'
import { calls } from '../api/calls.ts'
import { keys } from '../api/queries.ts'
import { pause } from '../kit/api/retry.ts'
import { createFollower } from '../kit/follow/create-follower.ts'
import type { FollowerOptions } from '../kit/follow/follower.ts'
import type { RoutingValue } from '../kit/follow/routing-context.ts'
import type { ApplicationData } from '../kit/host.ts'
import { type JourneyValue, useJourney } from '../kit/journey/journey-context.ts'
import { useLimit } from '../kit/journey/use-limit.ts'
import { saveStored } from '../storage/browser-store.ts'

export type OpeningData = ApplicationData & {
  readonly uuid: string
  readonly isFresh: boolean
}

/** Follows an application while its pages are shown. Returns its data and the page where the applicant belongs. */
export function useFollower(opening: OpeningData): RoutingValue {
  const { uuid } = opening
  const value = useJourney()
  const options = useOptions(opening, value)
  const [follower] = useState(() => createFollower(options))
  const { profile, heloc, status, phase, failure } = useSyncExternalStore(follower.subscribe, follower.get)
  const routed = useMemo(() => {
    const context = contextOf(value, { profile, heloc, status })
    return { context, position: resolvePage(value.journey, context) }
  }, [value, profile, heloc, status])
  useEffect(() => saveStored('applicationUuid', uuid), [uuid])
  useEffect(() => follower.start(), [follower])
  if (failure !== undefined) throw failure
  const { submitted, look, refresh, live } = follower
  return { uuid, profile, heloc, status, ...routed, phase, submitted, look, refresh, live }
}

function useOptions({ uuid, isFresh, ...known }: OpeningData, value: JourneyValue): FollowerOptions {
  const staleMs = useLimit('status', 'staleMs')
  const lookMs = useLimit('livePage', 'lookMs')
  const exhaustedLookMs = useLimit('stillWorking', 'lookMs')
  const slowMs = useLimit('processingModal', 'timeoutMs')
  const queries = useQueryClient()
  return {
    journey: value.journey,
    known,
    isFresh,
    calls: {
      status: (isPoll) => calls.status(uuid, isPoll),
      rest: async () => {
        const [profile, heloc] = await Promise.all([calls.profile(), calls.application(uuid)])
        return { profile, heloc }
      },
    },
    limits: { staleMs, lookMs, exhaustedLookMs, slowMs },
    versionOf: ({ heloc }) => heloc.version,
    now: Date.now,
    sleep: pause,
    isVisible: () => document.visibilityState === 'visible',
    hasEnded: (data) => hasEnded(value.journey, contextOf(value, data)),
    keep: (data) => keep(queries, uuid, data),
  }
}

/** Builds the context of the journey's predicates from an open application. */
function contextOf({ context }: JourneyValue, data: ApplicationData): Context {
  return { ...data, session: { authenticated: true }, ...context }
}

/**
 * Whether the machine rests in an ending or a review although the server state is a waiting one, for example after a
 * decline in the browser.
 */
function hasEnded(journey: Journey, context: Context): boolean {
  const kind = journey.source.journey.states[settle(journey, context).state]?.kind
  return kind === 'terminal' || kind === 'review'
}

/**
 * Writes the data to the query cache, from which the dashboard and the next visit start. Returns it with unchanged parts
 * as the same objects.
 */
function keep(
  queries: QueryClient,
  uuid: string,
  { profile, heloc, status }: ApplicationData,
): ApplicationData {
  return {
    profile: queries.setQueryData(keys.profile, profile) ?? profile,
    heloc: queries.setQueryData(keys.application(uuid), heloc) ?? heloc,
    status: queries.setQueryData(keys.status(uuid), status) ?? status,
  }
}
