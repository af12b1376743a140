// @module-tag slow
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDataFolder } from '../../../tests/support/database/data-folder.ts'
import { freePort } from '../../../tests/support/processes/free-port.ts'
import { startServerProcess } from '../../../tests/support/processes/server-process.ts'

// Each test starts a server, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let folder: string
beforeAll(async () => {
  folder = await createDataFolder()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Answer of a request over a kept connection. */
function ask(url: string, agent: Agent): Promise<{ readonly status: number; readonly connection: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer
        .resume()
        .on('end', () =>
          resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection ?? '' }),
        )
    }).on('error', reject)
  })
}

describe('a server that is asked to end', () => {
  it('says that it is not ready, answers on for those who have not heard it, and ends their connections with the answer', async () => {
    const server = await startServerProcess({ DATA_DIR: folder, DRAIN_SECONDS: '2' })
    const agent = new Agent({ keepAlive: true })
    expect(await ask(`${server.base}/health/ready`, agent)).toEqual({ status: 200, connection: 'keep-alive' })
    const stopped = server.stop()
    await vi.waitFor(async () =>
      expect(await ask(`${server.base}/health/ready`, agent)).toEqual({ status: 503, connection: 'close' }),
    )
    expect(await ask(`${server.base}/health/live`, agent)).toEqual({ status: 200, connection: 'close' })
    expect(await stopped).toBe(0)
  })

  it('ends within 20 seconds, whoever holds a connection or sends a request without end', async () => {
    const server = await startServerProcess({ DATA_DIR: folder, DRAIN_SECONDS: '1' })
    await fetch(`${server.base}/health/live`)
    const idle = connect(server.port, '127.0.0.1').on('error', () => {})
    const slow = connect(server.port, '127.0.0.1').on('error', () => {})
    slow.write('POST /identity/api/v1/login HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\n{')
    await Promise.all([once(idle, 'connect'), once(slow, 'connect')])
    const began = performance.now()
    expect(await server.stop()).toBe(0)
    expect(performance.now() - began).toBeLessThan(20_000)
  })

  it('ends at once where nobody asked anything', async () => {
    const server = await startServerProcess({ DATA_DIR: folder, DRAIN_SECONDS: '10' })
    const began = performance.now()
    expect(await server.stop()).toBe(0)
    expect(performance.now() - began).toBeLessThan(5000)
  })
})

describe('npm', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('passes %s on to the server that it started', async (signal) => {
    const port = await freePort()
    const npm = spawn('npm', ['run', 'serve', '--', '--api-only'], {
      cwd: path.join(import.meta.dirname, '../..'),
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((resolve) => {
      npm.stdout.on('data', (chunk) => String(chunk).includes('Listening') && resolve())
    })
    const ended = once(npm, 'exit')
    npm.kill(signal)
    await ended
    await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow('fetch failed')
  })
})
