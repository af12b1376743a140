import { SettingsError } from './settings-error.ts'

/**
 * Reads a non-negative number from the environment, with a fallback if it is missing or empty. Throws a SettingsError for
 * anything else.
 */
export function readNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (Number.isFinite(value) && value >= 0) return value
  throw new SettingsError(
    `${name} is "${text}". It must be a number that is not negative; leave it out for ${fallback}.`,
  )
}

/** Reads a whole number from 1 to `most` from the environment. Throws a SettingsError if it is another. */
export function readCount(
  env: NodeJS.ProcessEnv,
  name: string,
  { fallback, most }: { readonly fallback: number; readonly most: number },
): number {
  const value = readNumber(env, name, fallback)
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  throw new SettingsError(`${name} is "${value}". It must be a whole number from 1 to ${most}.`)
}

/** Reads a port from the environment. Throws a SettingsError if it is invalid. */
export function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = readNumber(env, name, fallback)
  if (Number.isInteger(value) && value <= 65535) return value
  throw new SettingsError(`${name} is "${value}". It must be a whole number from 0 to 65535.`)
}
