// @module-tag slow
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDataFolder } from '../../../tests/support/database/data-folder.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { remoteApp } from '../../../tests/support/http/remote-app.ts'
import {
  ServerEnded,
  type ServerProcess,
  startServerProcess,
} from '../../../tests/support/processes/server-process.ts'
import { openEmbedded } from '../open-embedded.ts'
import { DataFolderError, lockDataFolder } from './lock-data-folder.ts'

let folder: string
let servers: ServerProcess[]

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'heloc-lock-'))
  servers = []
})
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  rmSync(folder, { recursive: true, force: true })
})

async function start(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: folder, ...env })
  servers.push(server)
  return server
}

/** Starts a server that must not run, and returns how it ended and its output. */
async function refused(env: Readonly<Record<string, string>> = {}): Promise<ServerEnded> {
  const outcome = await start(env).catch((error: unknown) => error)
  if (outcome instanceof ServerEnded) return outcome
  throw new Error('The server was not refused.')
}

async function register({ base }: ServerProcess): Promise<Borrower> {
  const borrower = new Borrower(remoteApp(base))
  await borrower.register(registration())
  return borrower
}

const oneSentence = /^The server does not start\. Another server runs on the embedded database in .+\n$/

describe('the embedded database', () => {
  beforeEach(() => createDataFolder(folder))

  it('is refused to a second server before that asks for a port; its words say the way out, and nothing is lost', async () => {
    const first = await start()
    const before = await register(first)
    const { exitCode, message } = await refused({ PORT: String(first.port) })
    expect(exitCode).toBe(1)
    expect(message).toMatch(oneSentence)
    expect(message).toContain('name another DATA_DIR here')
    const after = await register(first)
    await first.stop()
    await start({ PORT: String(first.port) })
    for (const borrower of [before, after])
      expect(await borrower.heloc()).toMatchObject({ uuid: borrower.application })
  }, 120_000)

  it('is refused by whichever way one comes to it: another folder that leads to it, or a lock that somebody removed', async () => {
    const first = await start()
    const before = await register(first)
    const other = path.join(folder, 'other')
    mkdirSync(other)
    symlinkSync(path.join(folder, 'postgres'), path.join(other, 'postgres'))
    writeFileSync(path.join(other, 'postgres.ready'), '')
    expect((await refused({ DATA_DIR: other })).message).toMatch(oneSentence)
    rmSync(path.join(folder, 'postgres.lock'))
    expect((await refused()).message).toMatch(oneSentence)
    expect(await before.heloc()).toMatchObject({ uuid: before.application })
  }, 120_000)

  it('is free at once after a kill -9, and nothing but what the server means to say is on its console', async () => {
    await (await start()).kill()
    const again = await start()
    expect(again.said()).toBe(`Listening on http://localhost:${again.port}\n`)
  }, 60_000)
})

describe('a new embedded database', () => {
  it('is open to nobody else on the machine, also where it was before', async () => {
    const database = path.join(folder, 'postgres')
    const openAndClose = async () =>
      (await openEmbedded({ dataDir: folder, leastFreeBytes: 0 }, () => {})).close()
    const modeOf = () => statSync(database).mode & 0o777
    await openAndClose()
    expect(modeOf()).toBe(0o700)
    chmodSync(database, 0o755)
    await openAndClose()
    expect(modeOf()).toBe(0o700)
  }, 120_000)
})

describe('the lock of a folder', () => {
  it('is refused while it is held, and given when it is released', () => {
    const lock = lockDataFolder(folder)
    expect(() => lockDataFolder(folder)).toThrow(DataFolderError)
    lock.release()
    lockDataFolder(folder).release()
  })

  it('makes the folder, and says why where it cannot', () => {
    lockDataFolder(path.join(folder, 'new')).release()
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    expect(() => lockDataFolder(path.join(file, 'under'))).toThrow(/cannot be locked .+DATA_DIR/)
  })
})
