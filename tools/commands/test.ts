import path from 'node:path'
import { loadPlace, loadSource, repository, tenantFiles } from '#source'
import { loadScenarios } from '../scenario/load-scenarios.ts'
import { createTheatre, playAll, tenantCodes } from '../scenario/play-all.ts'
import { printPlayed } from '../scenario/print-played.ts'
import { chooseOption } from './choose-option.ts'
import { CommandFailure } from './command-failure.ts'
import { defaultTenant } from './default-tenant.ts'
import { parseOptions } from './parse-options.ts'
import { readSource } from './read-source.ts'

const formats = { pretty: printPlayed, json: (played: unknown) => JSON.stringify(played, null, 2) } as const

const folder = 'tests/scenarios'

/** Plays the scenarios of tests/scenarios; 1 when one of them is not as written. */
export function testScenarios(args: readonly string[]): number {
  const options = parseOptions(args, ['dir', 'scenario', 'tenant', 'format'])
  const print = formats[chooseOption('format', options.find('format') ?? 'pretty', formats)]
  const place = options.find('dir')
  const source = readSource(() => (place === undefined ? loadSource() : loadPlace(place)))
  const all = loadScenarios(path.join(repository, folder), folder)
  const named = options.find('scenario')
  const chosen =
    named === undefined
      ? undefined
      : chooseOption(
          'scenario',
          named,
          Object.fromEntries(all.map(({ file }) => [path.basename(file.path, '.json'), true])),
        )
  const loaded = all.filter(
    ({ file }) => chosen === undefined || path.basename(file.path, '.json') === chosen,
  )
  const played = readSource(() =>
    playAll(loaded, {
      stageOf: createTheatre(source),
      tenants: tenantCodes(source),
      defaultTenant: defaultTenant(tenantFiles(source)),
    }),
  ).filter(({ tenant }) => options.find('tenant') === undefined || tenant === options.find('tenant'))
  console.log(print(played))
  if (played.some(({ tenant }) => tenant === undefined))
    throw new CommandFailure(2, 'A scenario cannot be read.')
  return played.every(({ failures }) => failures.length === 0) ? 0 : 1
}
