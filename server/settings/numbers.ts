import { SettingsError } from './settings-error.ts'

/** A number of the environment from 0 up; the fallback where it is left out or empty. Throws a SettingsError for anything else. */
export function readNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (Number.isFinite(value) && value >= 0) return value
  throw new SettingsError(
    `${name} is "${text}". It must be a number that is not negative; leave it out for ${fallback}.`,
  )
}

/** A port of the environment. Throws a SettingsError for what is none. */
export function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = readNumber(env, name, fallback)
  if (Number.isInteger(value) && value <= 65535) return value
  throw new SettingsError(`${name} is "${value}". It must be a whole number from 0 to 65535.`)
}
