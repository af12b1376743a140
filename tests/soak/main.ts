import { parseArgs } from 'node:util'
import { isPostgresInstalled, startOwnPostgres } from '../support/database/temporary-postgres.ts'
import { signerSteps, states } from './requests/people.ts'
import { type RequestReport, type Soak, soakKills, soakRequests, soakTelling } from './soak.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '100' },
    /** Number of applications whose browsers report their pages. */
    told: { type: 'string', default: '100' },
    /** Database: `embedded` or `postgres`; both by default. */
    database: { type: 'string' },
  },
})
const seed = Number(process.env.SEED ?? 1)
const [requests, kills, told] = [Number(values.requests), Number(values.kills), Number(values.told)]

type WithDatabase = <Report>(run: (databaseUrl: string) => Promise<Report>) => Promise<Report>

/** Highest number of faults that are printed. */
const shown = 20

function conclude(faults: readonly string[]): void {
  for (const fault of faults.slice(0, shown)) console.error(`\n${fault}`)
  if (faults.length > 0) process.exitCode = 1
}

function printAnswers({ answers, unserved }: RequestReport): void {
  for (const [call, counts] of answers)
    console.log(`  ${call}: ${[...counts].map(([status, times]) => `${status} ${times} times`).join(', ')}`)
  console.log(`  Never served: ${unserved.join(', ') || 'none'}`)
}

/** Runs each soak on a database of its own: one counts what another would leave there. */
async function soakDatabase(name: string, withDatabase: WithDatabase): Promise<void> {
  const soaking = <Report>(run: (soak: Soak) => Promise<Report>): Promise<Report> =>
    withDatabase((databaseUrl) =>
      run({ databaseUrl, seed, say: (text) => text && console.log(`${name}: ${text}`) }),
    )
  if (requests > 0) {
    const tally = await soaking((soak) => soakRequests(soak, requests, { states, signerSteps }))
    printAnswers(tally)
    console.log(`${name}: ${tally.sent} answers, ${tally.faults.length} faults`)
    conclude(tally.faults)
  }
  if (kills > 0) {
    const { completed, acknowledged, repeated, faults } = await soaking((soak) => soakKills(soak, kills))
    console.log(
      `${name}: ${kills} kills, ${completed} applications completed, ${acknowledged} changes acknowledged, ${repeated} answers lost and given again, ${faults.length} faults`,
    )
    conclude(faults)
  }
  if (told > 0) {
    const { applications, views, faults } = await soaking((soak) =>
      soakTelling(soak, told, Math.ceil(told / 5)),
    )
    console.log(`${name}: ${applications} applications told of, ${views} page views, ${faults.length} faults`)
    conclude(faults)
  }
}

/** Runs on a Postgres that is removed afterwards. */
const withPostgres: WithDatabase = async (run) => {
  const postgres = await startOwnPostgres()
  try {
    return await run(postgres.url)
  } finally {
    await postgres.stop()
  }
}

if (values.database !== 'postgres') await soakDatabase('Embedded', (run) => run(''))
if (values.database !== 'embedded') {
  if (isPostgresInstalled()) await soakDatabase('Postgres', withPostgres)
  else console.log('Postgres: NOT RUN: none is installed')
}
