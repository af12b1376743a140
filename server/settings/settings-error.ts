/** What the environment says cannot be used; the message says what to write instead. */
export class SettingsError extends Error {
  readonly code = 'SETTINGS'
}
