import { describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { registerKey } from '../keys/data-keys.ts'
import { createKey } from '../secrets/key-ring.ts'
import { resolveSettings } from '../settings.ts'
import { look } from './finding.ts'
import { lookAtDatabase, lookAtDisk } from './look-at-database.ts'
import { lookAtLenders, lookAtSettings } from './look-at-settings.ts'

vi.setConfig({ testTimeout: 60_000 })

const settingsOf = (env: NodeJS.ProcessEnv) => resolveSettings({ DATA_DIR: '/nowhere', ...env }, [])
const said = (found: readonly { readonly level: string; readonly text: string }[]) =>
  found.map(({ level, text }) => `${level}: ${text}`).join('\n')

describe('the doctor', () => {
  it('finds nothing wrong with a database that a server has just made', async () => {
    const database = await openTestDatabase()
    const found = await lookAtDatabase(database, settingsOf({}))
    expect(found.map(({ level }) => level)).toEqual(['fine', 'fine', 'fine', 'fine'])
    await database.close()
  })

  it.each([
    [
      'a migration that is missing',
      `delete from migrations where name like '0034%'`,
      'warning: The database lacks 1 migrations',
    ],
    [
      'a newer release',
      `insert into migrations (name) values ('9999-future.sql')`,
      'warning: The database is of a newer release (9999-future.sql)',
    ],
    [
      'history without protection',
      'alter table events disable trigger user',
      'fault: Triggers of events are switched off',
    ],
    [
      'entries that nobody seals',
      `insert into audit_log (at, lender, act, who, role) values (now() - interval '1 hour', 'l', 'a', 'w', 'r')`,
      'warning: 1 entries of the audit log wait',
    ],
  ])('names %s', async (_what, wrong, text) => {
    const database = await openTestDatabase()
    await database.exec(wrong)
    expect(said(await lookAtDatabase(database, settingsOf({})))).toContain(text)
    await database.close()
  })

  it('names a key that is not here', async () => {
    const database = await openTestDatabase()
    const key = createKey()
    await database.db.transaction((tx) => registerKey(tx, key))
    expect(said(await lookAtDatabase(database, settingsOf({})))).toContain(
      `fault: This database holds what is sealed with the key ${key.id}`,
    )
    await database.close()
  })

  it('names what is set in a way that somebody regrets', () => {
    const found = said(
      lookAtSettings(settingsOf({ SANDBOX: 'on', HOST: '0.0.0.0', DATABASE_URL: 'postgres://x/y' })),
    )
    expect(found).toContain('warning: DATA_KEY or JWT_SECRET is not set')
    expect(found).toContain('warning: SANDBOX is on and HOST is 0.0.0.0')
    expect(found).toContain('warning: METRICS_KEY is not set')
  })

  it('says nothing of the disk of a database that there is not', async () => {
    expect(await lookAtDisk(settingsOf({}))).toEqual([])
    expect(await lookAtDisk(settingsOf({ DATA_DIR: '/' }))).toHaveLength(1)
  })

  it('says which vendors nobody is asked for, and what keeps a server from starting', async () => {
    expect(said(lookAtLenders(settingsOf({ SANDBOX: 'closed' })))).toContain(
      'warning: The sandbox plays these vendors',
    )
    expect(said(await look(() => lookAtLenders(settingsOf({ SANDBOX: 'off' }))))).toMatch(/^fault: /)
  })
})
