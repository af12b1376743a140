// @module-tag slow
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { remoteApp } from '../../../tests/support/http/remote-app.ts'
import { moveBy } from '../../../tests/support/http/road.ts'
import { cleanUp } from '../../../tests/support/processes/clean-up.ts'
import { type ServerProcess, startServerProcess } from '../../../tests/support/processes/server-process.ts'
import { freeBytesOf } from './keep-room.ts'

const megabyte = 1024 ** 2
const folder = mkdtempSync(path.join(tmpdir(), 'heloc-disk-'))
const unmount = cleanUp('umount "$1"; rm -rf "$1"', folder)

/** Mounts a separate disk in memory. Returns false without root rights. */
function mountDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    console.error('No disk can be mounted without being root: A FULL ONE IS NOT TRIED.')
    return false
  }
}

let server: ServerProcess | undefined
afterAll(async () => {
  await server?.kill()
  await unmount()
})

describe.runIf(mountDisk())('a server whose disk gets full', () => {
  it('says 507 and not ready instead of standing still, keeps what it has, and goes on once there is room', async () => {
    server = await startServerProcess({ DATA_DIR: folder, MIN_FREE_MB: '64' })
    const borrower = new Borrower(remoteApp(server.base))
    await borrower.register(registration())
    const ballast = path.join(folder, 'ballast')
    await writeFile(ballast, Buffer.alloc((await freeBytesOf(folder)) - 4 * megabyte))
    const refused = await borrower.submit('withdrawal', {})
    expect([refused.statusCode, refused.json().code]).toEqual([507, 'STORAGE_FULL'])
    expect(await borrower.heloc()).toMatchObject({ uuid: borrower.application })
    expect(await readiness()).toEqual([503, ['storage']])
    rmSync(ballast)
    expect(await readiness()).toEqual([200, []])
    await moveBy(borrower, 'submissions/profile')
  }, 120_000)
})

async function readiness(): Promise<[number, string[]]> {
  const response = await fetch(`${server?.base}/health/ready`)
  return [response.status, (await response.json()).failing]
}
