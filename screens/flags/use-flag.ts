import { useEffect, useSyncExternalStore } from 'react'
import type { DecisionVariables } from '#generated/api'
import type { FlagKey } from '#generated/ids'
import { useSubject } from '../api/session/session.ts'
import { useJourney } from '../kit/journey/journey-context.ts'
import { findFlag, flagVariables, openFlags, subscribeToFlags } from './flags.ts'

interface Flag {
  /** Undefined until the lender's flags have loaded. */
  readonly isOn: boolean | undefined
  readonly variables: DecisionVariables
}

/** Returns the current value of a lender's flag. */
export function useFlag(key: FlagKey): Flag {
  const { orgCode } = useJourney().organization
  const subject = useSubject()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes or goes has flags of their own
  useEffect(() => void openFlags(orgCode), [orgCode, subject])
  const isOn = useSyncExternalStore(subscribeToFlags, () => findFlag(key))
  const variables = useSyncExternalStore(subscribeToFlags, () => flagVariables(key))
  return { isOn, variables }
}
