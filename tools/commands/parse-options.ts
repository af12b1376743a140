import { parseArgs } from 'node:util'
import { CommandFailure } from './command-failure.ts'

export interface Options<V extends string, F extends string> {
  readonly find: (name: V) => string | undefined
  readonly require: (name: V) => string
  readonly has: (flag: F) => boolean
}

/** `--name value` for each of `names`, `--name` for each of `flags`; anything else is refused. */
export function parseOptions<V extends string, F extends string = never>(
  args: readonly string[],
  names: readonly V[],
  flags: readonly F[] = [],
): Options<V, F> {
  const values: Readonly<Record<string, unknown>> = parse(args, names, flags)
  const find = (name: V): string | undefined => {
    const value = values[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    find,
    require: (name) => find(name) ?? missing(name),
    has: (flag) => values[flag] === true,
  }
}

function parse(args: readonly string[], names: readonly string[], flags: readonly string[]) {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
  ])
  try {
    return parseArgs({ args: [...args], options, strict: true }).values
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandFailure(2, `${sentence(reason)} Known here: ${known(options)}.`)
  }
}

function missing(name: string): never {
  throw new CommandFailure(2, `--${name} is needed; see \`journey help\`.`)
}

/** The first sentence of what Node says: the rest explains how to pass what is no option. */
const sentence = (reason: string): string => `${reason.split(/\.\s|\n/)[0]}.`.replace('..', '.')

const known = (options: object): string =>
  Object.keys(options)
    .map((name) => `--${name}`)
    .join(', ')
