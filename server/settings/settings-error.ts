/** Error for unusable settings in the environment; the message says what to write instead. */
export class SettingsError extends Error {
  readonly code = 'SETTINGS'
}
