import { didYouMean } from '#engine'
import { CommandFailure } from '../command-failure.ts'

/** Value of an option, which must be a key of `choices`; otherwise fails with the nearest key, exit code 2. */
export function chooseOption<K extends string>(
  name: string,
  value: string,
  choices: Readonly<Record<K, unknown>>,
): K {
  if (isKey(value, choices)) return value
  const known = Object.keys(choices)
  const listed = known.length === 0 ? 'There is none.' : `There are ${known.join(', ')}.`
  const hint = didYouMean(value, known) ?? listed
  throw new CommandFailure(2, `There is no ${name} "${value}". ${hint}`)
}

const isKey = <K extends string>(value: string, choices: Readonly<Record<K, unknown>>): value is K =>
  Object.hasOwn(choices, value)
