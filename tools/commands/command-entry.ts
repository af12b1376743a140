import type { Command } from './command-failure.ts'

/** Command as `journey --help` tells it. */
export interface Entry {
  readonly synopsis: string
  readonly purpose: string
  /** Additional lines for `--help`. */
  readonly details?: readonly string[]
  readonly load: () => Promise<Command>
}

/** Commands by name, each loaded on demand, so that none waits for the libraries of another. */
export type Commands = ReadonlyMap<string, Entry>

export const usageOf = (commands: Commands): string =>
  [
    'journey <command>, journey <command> --help, journey --version',
    '',
    ...[...commands.values()].flatMap(({ synopsis, purpose }) => [`  ${synopsis}`, `      ${purpose}`]),
  ].join('\n')

/** Output of `journey <command> --help`. */
export const describeCommand = ({ synopsis, purpose, details = [] }: Entry): string =>
  [`journey ${synopsis}`, '', `  ${purpose}`, ...details.map((line) => `  ${line}`)].join('\n')
