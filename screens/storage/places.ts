/**
 * Keys that this product stores in the browser, and their storage area. Tokens and ids outlive the tab; counters and
 * drafts do not.
 */
export const places = {
  jwt: { area: 'local', key: 'jwt' },
  sessionEnd: { area: 'local', key: 'session_end' },
  applicationUuid: { area: 'local', key: 'heloc_uuid' },
  chat: { area: 'local', key: 'chat_session' },
  celebrated: { area: 'local', key: 'celebrated' },
  languageChosen: { area: 'local', key: 'lang' },
  privacyChoices: { area: 'local', key: 'privacy_choices' },
  trackerUuid: { area: 'local', key: 'tracker_uuid' },
  chatOpen: { area: 'session', key: 'chat_open' },
  area: { area: 'session', key: 'area' },
  factor: { area: 'session', key: 'factor' },
  draftOwner: { area: 'session', key: 'draft_owner' },
  sessionKey: { area: 'session', key: 'session_key' },
  telemetryQueue: { area: 'session', key: 'telemetry_queue' },
  pendingLink: { area: 'session', key: 'pending_link' },
  uploads: { area: 'session', key: 'uploads' },
  registration: { area: 'session', key: 'registration' },
  estimate: { area: 'session', key: 'estimate' },
  onDevice: { area: 'local', key: 'registration' },
} as const

export type StoragePlace = keyof typeof places
