import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadSecrets } from '../../server/secrets/load-secrets.ts'
import { startServerProcess } from '../support/server-process.ts'
import { runRequests } from './run-requests.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'heloc-soak-'))
const jwtSecret = 'a secret that is known to the soak alone'
const server = await startServerProcess({
  DATA_DIR: dataDir,
  JWT_SECRET: jwtSecret,
  SANDBOX: 'on',
  SANDBOX_DAY_SECONDS: '0',
  SANDBOX_JOB_MS: '0',
  SANDBOX_REVIEW_MS: '0',
})
const t = performance.now()
const say = (x: string) => console.log(((performance.now() - t) / 1000).toFixed(1), x)
const tally = await runRequests({
  base: server.base,
  tokenKey: loadSecrets({ dataDir, jwtSecret, dataKey: undefined }).tokenKey,
  requests: Number(process.argv[2] ?? 500),
  seed: Number(process.env.SEED ?? 1),
  say,
})
for (const [n, c] of tally.answers) console.log(n, JSON.stringify(Object.fromEntries(c)))
console.log('unserved', tally.unserved())
for (const f of tally.faults.slice(0, 20)) console.log(f.slice(0, 1500))
console.log(tally.faults.length)
console.log(
  server
    .said()
    .split('\n')
    .filter((x) => /"level":[56]0/.test(x))
    .slice(0, 5)
    .join('\n')
    .slice(0, 3000),
)
await server.stop()
rmSync(dataDir, { recursive: true })
