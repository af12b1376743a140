import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { repository } from '#source'

/** Folder of what operators deploy with. */
export const deploy = path.join(repository, 'deploy')

const read = (name: string): string => readFileSync(path.join(deploy, name), 'utf8')

export interface Instruction {
  readonly name: string
  readonly rest: string
}

/** Reads the instructions of the Dockerfile, by stage. */
export function readDockerfile(): readonly (readonly Instruction[])[] {
  const lines = read('Dockerfile').split('\n')
  const all = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^(?<name>[A-Z]+) (?<rest>.*)$/.exec(line)?.groups as unknown as Instruction)
  const base = all.find(({ name }) => name === 'ARG')?.rest.replace('BASE=', '') ?? ''
  const stages: Instruction[][] = []
  for (const { name, rest } of all) {
    if (name === 'FROM') stages.push([])
    stages.at(-1)?.push({ name, rest: rest.replace('$BASE', base) })
  }
  return stages
}

export interface Service {
  readonly image: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly command?: readonly string[]
  readonly read_only?: boolean
  readonly tmpfs?: readonly string[]
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly stop_grace_period?: string
  readonly depends_on?: object
}

/** Reads the services of the compose file. */
export const readCompose = (): Readonly<Record<string, Service>> =>
  parse(read('compose.yaml'), { merge: true, strict: true }).services

/** Reads a unit of systemd: what each key is set to, in order. */
export function readUnit(name: string): ReadonlyMap<string, readonly string[]> {
  const pairs = [...read(name).matchAll(/^(\w+)=(.*)$/gm)]
  return new Map(
    [...Map.groupBy(pairs, ([, key = '']) => key)].map(([key, found]) => [
      key,
      found.map(([, , value = '']) => value),
    ]),
  )
}

/** Reads pairs of `NAME=value` parted by spaces. */
export const readPairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split(/=(.*)/s).slice(0, 2)))
