import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { freePort } from './free-port.ts'

export interface OwnRedis {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Checks for a Redis, and prints a warning if there is none, because its tests are then skipped. */
export function isRedisInstalled(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    console.error('No redis-server is installed: NOTHING IS TESTED ON A REDIS.')
    return false
  }
}

/** Starts a Redis without persistence, which runs until it is stopped. */
export async function startRedis(): Promise<OwnRedis> {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', args, { stdio: 'ignore' })
  const url = `redis://127.0.0.1:${port}`
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (tries === 100) throw new Error('Redis did not start.')
    await pause(50)
  }
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = createClient({ url, socket: { reconnectStrategy: false } })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.ping()
    return true
  } catch {
    return false
  } finally {
    if (client.isOpen) client.destroy()
  }
}
