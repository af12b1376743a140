import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { cleanUp } from '../../tests/support/clean-up.ts'
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts'
import { registration } from '../testing/registration.ts'
import { freeBytesOf } from './keep-room.ts'

const megabyte = 1024 ** 2
const folder = mkdtempSync(path.join(tmpdir(), 'heloc-disk-'))
const unmount = cleanUp('umount "$1"; rm -rf "$1"', folder)

/** A disk of its own, in memory; only root may have one. */
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
    expect(await register('one@example.com')).toBe(200)
    const ballast = path.join(folder, 'ballast')
    await writeFile(ballast, Buffer.alloc((await freeBytesOf(folder)) - 4 * megabyte))
    expect(await register('two@example.com')).toBe(507)
    expect(await readiness()).toEqual([503, ['storage']])
    rmSync(ballast)
    expect(await readiness()).toEqual([200, []])
    expect(await register('two@example.com')).toBe(200)
    expect(await register('one@example.com')).toBe(409)
  }, 120_000)
})

async function register(email: string): Promise<number> {
  const response = await fetch(`${server?.base}/identity/api/v1/registration/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration({ email })),
  })
  return response.status
}

async function readiness(): Promise<[number, string[]]> {
  const response = await fetch(`${server?.base}/health/ready`)
  return [response.status, (await response.json()).failing]
}
