import { openForReading } from './database/open-database.ts'
import { type Finding, fine, look } from './doctor/finding.ts'
import { lookAtDatabase, lookAtDisk } from './doctor/look-at-database.ts'
import { lookAtLenders, lookAtSettings } from './doctor/look-at-settings.ts'
import { resolveSettings, type Settings } from './settings.ts'

/** Says in words what is wrong with this installation, and changes nothing. Exit 1 if a server would not start or not serve. */
async function main(): Promise<void> {
  const found: Finding[] = []
  let settings: Settings | undefined
  found.push(
    ...(await look(() => {
      settings = resolveSettings(process.env, process.argv.slice(2))
      return [fine('The settings can be read.')]
    })),
  )
  if (settings !== undefined) found.push(...(await examine(settings)))
  for (const { level, text } of found) console.log(`${level.padEnd(8)} ${text}`)
  const faults = found.filter(({ level }) => level === 'fault').length
  const warnings = found.filter(({ level }) => level === 'warning').length
  console.log(`${faults} faults, ${warnings} warnings.`)
  if (faults > 0) process.exitCode = 1
}

async function examine(settings: Settings): Promise<readonly Finding[]> {
  const found = [
    ...(await look(() => lookAtSettings(settings))),
    ...(await look(() => lookAtLenders(settings))),
    ...(settings.databaseUrl === undefined ? await look(() => lookAtDisk(settings)) : []),
  ]
  const ofDatabase = await look(async () => {
    const database = await openForReading(settings)
    return lookAtDatabase(database, settings).finally(() => database.close())
  })
  return [...found, ...ofDatabase]
}

await main()
