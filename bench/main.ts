import { parseArgs } from 'node:util'
import { printTable } from './print-table.ts'
import type { Section } from './section.ts'

const sections: Readonly<Record<string, () => Promise<Section>>> = {
  engine: async () => (await import('./engine.ts')).engine,
  chat: async () => (await import('./chat.ts')).chat,
  contention: async () => (await import('./contention.ts')).contention,
  server: async () => (await import('./server.ts')).server,
  lint: async () => (await import('./lint.ts')).lint,
  throughput: async () => (await import('./throughput.ts')).throughput,
  tenants: async () => (await import('./tenants.ts')).tenants,
  'first-load': async () => (await import('./first-load.ts')).firstLoad,
  responsiveness: async () => (await import('./responsiveness.ts')).responsiveness,
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouseScores,
  telemetry: async () => (await import('./telemetry.ts')).telemetry,
  desk: async () => (await import('./desk.ts')).deskOfMany,
}

const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  // Minutes of load after which throughput reads the memory.
  options: { minutes: { type: 'string', default: '10' } },
})
const unknown = named.filter((name) => !Object.hasOwn(sections, name))
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}.`)
  process.exit(2)
}

const rows = []
for (const [name, load] of Object.entries(sections))
  if (named.length === 0 || named.includes(name))
    rows.push(...(await (await load())({ minutes: Number(values.minutes) })))
printTable(rows)
if (rows.some(({ isExceeded }) => isExceeded)) process.exitCode = 1
