import { findStored, saveStored } from '../storage/browser-store.ts'
import { createStore } from '../storage/create-store.ts'
import { parseRecord } from '../storage/drafts.ts'

export interface PrivacyChoices {
  /** Which pages are seen, how long and how fast, may be told. */
  readonly analytics: boolean
  /** The lender's own service may replay how an application was used. */
  readonly replay: boolean
}

const changes = createStore(0, ['storage'])

/** Calls when somebody chooses, in whatever tab. */
export const subscribeToChoices = changes.subscribe

/** What was chosen where the browser keeps nothing. */
let unstored: string | undefined

/** Whether the browser asks by Global Privacy Control that nothing be told, which no choice made here overrules. */
export const isObjecting = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** Analytics unless refused, replay once agreed to. */
export function privacyChoices(): PrivacyChoices {
  if (isObjecting()) return { analytics: false, replay: false }
  // Asked several times for each page: an empty text is not parsed, because what it throws costs a millisecond.
  const { analytics, replay } = parseRecord(findStored('privacyChoices') ?? unstored ?? '{}') ?? {}
  return { analytics: analytics !== false, replay: replay === true }
}

export function savePrivacyChoices(choices: PrivacyChoices): void {
  const chosen = JSON.stringify(choices)
  saveStored('privacyChoices', chosen)
  unstored = findStored('privacyChoices') === chosen ? undefined : chosen
  changes.set(changes.get() + 1)
}
