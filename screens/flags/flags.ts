import { type EvaluationContext, OpenFeature, ProviderEvents } from '@openfeature/web-sdk'
import type { DecisionVariables, FlagsResponse } from '#generated/api'
import type { FlagKey } from '#generated/ids'
import { noteMaintenance } from '../api/maintenance.ts'
import { request } from '../api/request.ts'
import { findSubject, findToken } from '../api/session/session.ts'
import { pause } from '../kit/api/retry.ts'
import { whileVisible } from '../kit/journey/while-visible.ts'
import { createStore } from '../kit/storage/create-store.ts'
import { ensureTracker } from '../storage/tracker.ts'
import { experimentHook } from './experiment-hook.ts'
import { createFlagProvider } from './flag-provider.ts'

/** Interval at which an open tab polls for changed flags. */
const pollMs = 60_000
/** Longest wait of a page for its flags. */
const patienceMs = 2000

/** Counts events that may have changed flags. */
const changes = createStore(0)
export const { subscribe: subscribeToFlags } = changes

const client = OpenFeature.getClient()
const none: DecisionVariables = {}

let opened: Promise<void> | undefined
let isOpen = false
let stop = () => {}
/** Counts openings, so that an outdated one can be abandoned. */
let opening = 0

/** Loads a lender's flags once for each signed-in user, and polls for changes every minute. */
export async function openFlags(organization: string): Promise<void> {
  opened ??= open(organization)
  await opened
  const context = contextOf(organization)
  if (isOpen && OpenFeature.getContext().subject !== context.subject) await OpenFeature.setContext(context)
}

/** Resets the module, as in a newly opened document. */
export async function closeFlags(): Promise<void> {
  stop()
  stop = () => {}
  opening += 1
  opened = undefined
  isOpen = false
  await OpenFeature.clearProviders()
}

/** Returns whether a flag is on; false if that cannot be determined. Undefined until flags were requested. */
export const findFlag = (key: FlagKey): boolean | undefined =>
  isOpen ? client.getBooleanValue(key, false) : undefined

/** Returns the variables of a flag. */
export const flagVariables = (key: FlagKey): DecisionVariables =>
  isOpen ? client.getObjectValue<DecisionVariables>(key, none) : none

/** Returns whether a flag is on; false if its service fails, or does not answer in time. */
export async function isFlagOn(key: FlagKey, organization: string): Promise<boolean> {
  await Promise.race([openFlags(organization), pause(patienceMs)])
  return findFlag(key) === true
}

async function open(organization: string): Promise<void> {
  const own = opening
  const provider = createFlagProvider(askFlags)
  const tell = () => changes.set(changes.get() + 1)
  await OpenFeature.setContext(contextOf(organization))
  await OpenFeature.setProviderAndWait(provider)
  if (own !== opening) return
  OpenFeature.clearHooks().addHooks(experimentHook)
  client.addHandler(ProviderEvents.ConfigurationChanged, tell)
  client.addHandler(ProviderEvents.ContextChanged, tell)
  const stopPolling = whileVisible(() => void provider.refresh(OpenFeature.getContext()), pollMs)
  stop = () => {
    stopPolling()
    client.removeHandler(ProviderEvents.ConfigurationChanged, tell)
    client.removeHandler(ProviderEvents.ContextChanged, tell)
  }
  isOpen = true
  tell()
}

const contextOf = (organization: string) => ({
  targetingKey: ensureTracker(),
  organization,
  subject: findSubject() ?? '',
})

/**
 * Requests the flags with the tracker of the time when the page opened or the user signed in, so that only maintenance
 * changes a page while it is open.
 */
async function askFlags(
  { targetingKey, organization }: EvaluationContext,
  isPoll: boolean,
): Promise<FlagsResponse> {
  const optimizeUser = { trackerId: targetingKey, attributes: { organization } }
  const context = findToken() === undefined ? 'external' : 'customer'
  const answer = await request<FlagsResponse>(`/service-optimize/${context}/api/v1/features`, {
    method: 'POST',
    body: { optimizeUser },
    keepSession: true,
    isQuiet: true,
    isPoll,
  })
  noteMaintenance({
    flagEnabled: answer.features.includes(maintenance),
    variables: answer.variables?.[maintenance] ?? none,
  })
  return answer
}

const maintenance: FlagKey = 'fe-heloc-maintenance'
