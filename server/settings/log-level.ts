import { SettingsError } from './settings-error.ts'

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** The least level that is logged. */
export function resolveLogLevel({ LOG_LEVEL: said }: NodeJS.ProcessEnv): string {
  if (!said) return 'warn'
  if (levels.includes(said)) return said
  throw new SettingsError(
    `LOG_LEVEL is "${said}". It must be one of ${levels.join(', ')}; leave it out for warn.`,
  )
}
