import { useCallback, useEffect, useRef, useState } from 'react'
import { type Context, isWorking, type Journey, settle } from '#engine'
import { mayPass } from '../api/api-error.ts'
import { calls } from '../api/calls.ts'
import { retry } from '../api/retry.ts'
import { awaitNextState, stateOf } from '../follow/await-next-state.ts'
import type { RoutingValue } from '../follow/routing-context.ts'
import { useJourney } from '../journey/journey-context.ts'
import { saveStored } from '../storage/browser-store.ts'
import { type ApplicationData, useApplicationContext } from './use-application-context.ts'
import { useLooking } from './use-looking.ts'
import { useProcessing } from './use-processing.ts'
import { useRefresh } from './use-refresh.ts'

/** Where the applicant belongs, and the way to ask again after a step. */
export function useRouting(data: ApplicationData): RoutingValue {
  const { uuid, status } = data
  const { journey } = useJourney()
  const { context, position } = useApplicationContext(data)
  const refresh = useRefresh(uuid)
  const { processing, slow, run } = useProcessing()
  const [exhausted, setExhausted] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const latest = useRef(context)
  useEffect(() => {
    latest.current = context
  })

  const reroute = useCallback(
    (previous: string | undefined) =>
      run(async () => {
        const next = await awaitNextState({
          journey,
          previous,
          read: () => retry(() => calls.status(uuid), { isPassing: mayPass }),
          sleep,
          hasEnded: (now) => hasEnded(journey, { ...latest.current, status: now }),
        })
        await retry(refresh, { isPassing: mayPass })
        setExhausted(next.exhausted)
      }),
    [journey, uuid, refresh, run],
  )

  useEffect(() => saveStored('applicationUuid', uuid), [uuid])
  const state = stateOf(status)
  const isWaiting = isWorking(journey, state) && !hasEnded(journey, context)
  useEffect(() => {
    // Arriving, or coming back, while the server works: wait with the applicant.
    if (isWaiting && !exhausted) reroute(undefined).catch(setFailure)
  }, [isWaiting, exhausted, reroute])
  const isBehind = status.version !== data.heloc.version
  const sight = `${state} ${status.version}`
  const seen = useRef(sight)
  useEffect(() => {
    // Somebody who follows the status saw it change: the application has changed with it.
    if (seen.current === sight) return
    seen.current = sight
    if (!isWaiting && isBehind) run(refresh).catch(setFailure)
  }, [sight, isWaiting, isBehind, run, refresh])

  useLooking(uuid, status)

  if (failure !== undefined) throw failure
  const waiting = isWaiting ? { waiting: true, exhausted } : { waiting: false, exhausted: false }
  return { ...data, context, position, processing, slow, ...waiting, reroute, refresh }
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
