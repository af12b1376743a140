import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Context, type Journey, resolvePage, settle } from '#engine'
import type { ApplicationStatus, Heloc, Profile } from '#generated/domain'
import { calls } from '../api/calls.ts'
import { keys } from '../api/queries.ts'
import { awaitNextState, isWorking, stateOf } from '../journey/await-next-state.ts'
import { useJourney } from '../journey/journey-context.ts'
import type { RoutingValue } from '../journey/routing-context.ts'
import { saveStored } from '../storage/browser-store.ts'

export interface ApplicationData {
  readonly uuid: string
  readonly profile: Profile
  readonly heloc: Heloc
  readonly status: ApplicationStatus
}

/** Where the applicant belongs, and the way to ask again after a step. */
export function useRouting({ uuid, profile, heloc, status }: ApplicationData): RoutingValue {
  const { journey, organization } = useJourney()
  const queries = useQueryClient()
  const [processing, setProcessing] = useState(false)
  const [exhausted, setExhausted] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { tenant } = organization

  const context = useMemo((): Context => {
    const { setup, referrerRequired, providerBrand, features } = tenant
    return {
      profile,
      heloc,
      status,
      session: { authenticated: true },
      tenant: { setup, referrerRequired, providerBrand, features },
    }
  }, [profile, heloc, status, tenant])
  const position = useMemo(() => resolvePage(journey, context), [journey, context])

  const refresh = useCallback(async () => {
    const [newProfile, newHeloc, newStatus] = await Promise.all([
      calls.profile(),
      calls.application(uuid),
      calls.status(uuid),
    ])
    queries.setQueryData(keys.profile, newProfile)
    queries.setQueryData(keys.application(uuid), newHeloc)
    queries.setQueryData(keys.status(uuid), newStatus)
  }, [queries, uuid])

  const latest = useRef(context)
  latest.current = context
  const running = useRef(false)
  const reroute = useCallback(
    async (previous: string | undefined) => {
      if (running.current) return
      running.current = true
      setProcessing(true)
      try {
        const next = await awaitNextState({
          journey,
          previous,
          read: () => calls.status(uuid),
          sleep,
          hasEnded: (now) => hasEnded(journey, { ...latest.current, status: now }),
        })
        await refresh()
        setExhausted(next.exhausted)
      } finally {
        running.current = false
        setProcessing(false)
      }
    },
    [journey, uuid, refresh],
  )

  useEffect(() => saveStored('applicationUuid', uuid), [uuid])
  const isWaiting = isWorking(journey, stateOf(status)) && !hasEnded(journey, context)
  useEffect(() => {
    // Arriving, or coming back, while the server works: wait with the applicant.
    if (isWaiting && !exhausted) reroute(undefined).catch(setFailure)
  }, [isWaiting, exhausted, reroute])

  if (failure !== undefined) throw failure
  return { uuid, profile, heloc, status, context, position, processing, exhausted, reroute, refresh }
}

/** The machine came to an end or to a review although the server state is one of waiting: a decline found on the way. */
function hasEnded(journey: Journey, context: Context): boolean {
  const kind = journey.source.journey.states[settle(journey, context).state]?.kind
  return kind === 'terminal' || kind === 'review'
}

function sleep(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, ms)
  return promise
}
