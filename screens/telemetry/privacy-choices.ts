import { createStore } from '../kit/storage/create-store.ts'
import { parseRecord } from '../kit/storage/drafts.ts'
import { findStored, saveStored } from '../storage/browser-store.ts'

export interface PrivacyChoices {
  /** Whether page views and Web Vitals may be sent. */
  readonly analytics: boolean
  /** Whether the lender's service may replay how an application was used. */
  readonly replay: boolean
}

const changes = createStore(0, ['storage'])

/** Subscribes to changes of the choices, in any tab. */
export const subscribeToChoices = changes.subscribe

/** Choices while the browser stores nothing. */
let unstored: string | undefined

/** Whether the browser objects by Global Privacy Control, which overrides every choice made here. */
export const isObjecting = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** Returns the choices: analytics unless refused, replay only after consent. */
export function privacyChoices(): PrivacyChoices {
  if (isObjecting()) return { analytics: false, replay: false }
  // Called several times per page: parsing an empty text is avoided, because the exception costs a millisecond.
  const { analytics, replay } = parseRecord(findStored('privacyChoices') ?? unstored ?? '{}') ?? {}
  return { analytics: analytics !== false, replay: replay === true }
}

export function savePrivacyChoices(choices: PrivacyChoices): void {
  const chosen = JSON.stringify(choices)
  saveStored('privacyChoices', chosen)
  unstored = findStored('privacyChoices') === chosen ? undefined : chosen
  changes.set(changes.get() + 1)
}
