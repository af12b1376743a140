import { type ParseArgsConfig, parseArgs } from 'node:util'
import { didYouMean } from '#engine'
import { CommandFailure } from '../command-failure.ts'

export interface Options<V extends string, F extends string> {
  readonly find: (name: V) => string | undefined
  readonly require: (name: V) => string
  readonly has: (flag: F) => boolean
  /** Arguments without a name, in order. */
  readonly operands: readonly string[]
}

/**
 * Parses `--name value` for each of `names`, `--name` for each of `flags`, and a limited number of operands; refuses
 * anything else.
 */
export function parseOptions<V extends string, F extends string = never>(
  args: readonly string[],
  names: readonly V[],
  flags: readonly F[] = [],
  mostOperands = 0,
): Options<V, F> {
  const { values, positionals } = parse(args, names, flags, mostOperands)
  const find = (name: V): string | undefined => {
    const value = values[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    find,
    require: (name) => find(name) ?? missing(name),
    has: (flag) => values[flag] === true,
    operands: positionals,
  }
}

function parse(
  args: readonly string[],
  names: readonly string[],
  flags: readonly string[],
  mostOperands: number,
): { readonly values: Readonly<Record<string, unknown>>; readonly positionals: readonly string[] } {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
  ])
  const [lone] = mostOperands === 0 ? operandsOf(args, options) : []
  if (lone !== undefined) throw new CommandFailure(2, loneOperand(lone, names))
  try {
    const parsed = parseArgs({ args: [...args], options, strict: true, allowPositionals: mostOperands > 0 })
    if (parsed.positionals.length <= mostOperands) return parsed
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const unknown = /^Unknown option '(-[^']*)'/.exec(reason)?.[1]
    const known = Object.keys(options).map((name) => `--${name}`)
    const hint = unknown === undefined ? undefined : didYouMean(unknown, known, "''")
    const all = `Known here: ${known.join(', ')}.`
    throw new CommandFailure(2, [sentence(reason), hint, all].filter((text) => text !== undefined).join(' '))
  }
  throw new CommandFailure(
    2,
    mostOperands === 1
      ? 'Only one thing can be named without an option.'
      : `At most ${mostOperands} things can be named without an option.`,
  )
}

/** Arguments that stand alone; none if the options themselves are wrong, which is told first. */
function operandsOf(args: readonly string[], options: ParseArgsConfig['options']): readonly string[] {
  try {
    return parseArgs({ args: [...args], ...(options && { options }), allowPositionals: true }).positionals
  } catch {
    return []
  }
}

/** Options that an argument without one may have been meant for, with what they name. */
const meanings: Readonly<Record<string, string>> = {
  dir: 'a folder',
  tenant: 'a lender',
  road: 'a road',
  scenario: 'a scenario',
  context: 'a file',
  state: 'a server state',
}

function loneOperand(operand: string, names: readonly string[]): string {
  const meant = Object.entries(meanings)
    .filter(([name]) => names.includes(name))
    .map(([name, noun]) => `${noun} by --${name} ${operand}`)
  const told = meant.length === 0 ? '' : ` Name ${meant.join(', ')}.`
  return `Nothing can be named here without an option, and "${operand}" stands alone.${told}`
}

function missing(name: string): never {
  throw new CommandFailure(2, `--${name} is needed; see \`journey help\`.`)
}

/** First sentence of Node's message; the rest explains how to pass values that look like options. */
const sentence = (reason: string): string => `${reason.split(/\.\s|\n/)[0]}.`.replace('..', '.')
