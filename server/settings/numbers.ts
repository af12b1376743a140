import { SettingsError } from './settings-error.ts'

export function positiveNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (Number.isFinite(value) && value >= 0) return value
  throw new SettingsError(
    `${name} is "${text}". It must be a number that is not negative; leave it out for ${fallback}.`,
  )
}

export function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = positiveNumber(env, name, fallback)
  if (Number.isInteger(value) && value <= 65535) return value
  throw new SettingsError(`${name} is "${value}". It must be a whole number from 0 to 65535.`)
}
