import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { asJsonObject, repository } from '#source'
import { openPostgres } from '../../server/database/open-postgres.ts'
import { publishTenant, withdrawTenant } from '../../server/tenants/published/published-tenants.ts'

const times = 5

/** Milliseconds from a change of a lender in the folder of a server until a page shows it, for several changes. */
export async function changesInFolder(
  base: string,
  folder: string,
  code: string,
): Promise<readonly number[]> {
  const file = path.join(folder, code, 'tenant.json')
  return measured(code, [base], async (host) => writeFileSync(file, withHost(readFileSync(file), host)))
}

/** Milliseconds from the publication of a lender until every server on the database shows it, for several changes. */
export async function changesInDatabase(
  bases: readonly string[],
  databaseUrl: string,
): Promise<readonly number[]> {
  const code = 'harborcu'
  const folder = path.join(repository, 'tenants', code)
  const files = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))] as const)
  const database = await openPostgres(databaseUrl)
  try {
    return await measured(code, bases, async (host) => {
      const settings = withHost(readFileSync(path.join(folder, 'tenant.json')), host)
      await publishTenant(database.db, code, new Map([...files, ['tenant.json', Buffer.from(settings)]]))
    })
  } finally {
    await withdrawTenant(database.db, code)
    await database.close()
  }
}

const withHost = (settings: Uint8Array, host: string): string =>
  JSON.stringify({ ...asJsonObject(JSON.parse(String(settings))), hosts: [host] })

async function measured(
  code: string,
  bases: readonly string[],
  change: (host: string) => Promise<void>,
): Promise<readonly number[]> {
  const took: number[] = []
  for (let time = 0; time < times; time++) {
    const host = `${code}.change-${time}.example`
    await change(host)
    const began = performance.now()
    await Promise.all(bases.map((base) => untilServed(base, code, `https://${host}`)))
    took.push(performance.now() - began)
  }
  return took
}

async function untilServed(base: string, code: string, baseUrl: string): Promise<void> {
  const deadline = performance.now() + 30_000
  while (performance.now() < deadline) {
    const html = await (await fetch(`${base}/account/heloc/register?org=${code}`)).text()
    if (html.includes(`"baseUrl":"${baseUrl}"`)) return
    await pause(20)
  }
  throw new Error(`A change of ${code} was not served within 30 s.`)
}
