// @module-tag slow
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/test-database.ts'
import { freePort } from '../../../tests/support/processes/free-port.ts'
import { startServerProcess } from '../../../tests/support/processes/server-process.ts'

/** Balancer as deployments have them: asks each server four times a second whether it is ready, and keeps connections. */
async function startBalancer(ports: readonly number[]) {
  const ready = new Set<number>()
  const agent = new Agent({ keepAlive: true })
  const look = async () => {
    for (const port of ports) {
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined)
      if (answer?.ok) ready.add(port)
      else ready.delete(port)
    }
  }
  await look()
  const timer = setInterval(() => void look(), 250)
  let turn = 0
  const server = createServer((from, to) => {
    const choice = [...ready]
    turn += 1
    const port = choice[turn % choice.length]
    const { url, method, headers } = from
    const passed = request({ host: '127.0.0.1', port, path: url, method, headers, agent }, (answer) => {
      to.writeHead(answer.statusCode ?? 502)
      answer.pipe(to)
    })
    passed.on('error', () => to.writeHead(502).end())
    from.pipe(passed)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${port}`,
    isReady: (port: number) => ready.has(port),
    stop: () => {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}

it('fails no request while one server of two after the other is replaced', async () => {
  const { url, remove } = await createTestDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-rolling-'))
  const env = {
    ...{ DATABASE_URL: url, DATA_DIR: folder, SANDBOX: 'on', DRAIN_SECONDS: '2' },
    ...{
      DATA_KEY: 'the data key of both servers of a test',
      JWT_SECRET: 'the token key of both servers of a test',
    },
  }
  const ports = [await freePort(), await freePort()]
  const start = (port: number) => startServerProcess({ ...env, PORT: String(port) })
  const servers = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)]
  const balancer = await startBalancer(ports)
  let isOver = false
  const statuses = new Map<number, number>()
  const load = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const { status } = await fetch(
          `${balancer.base}/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus`,
        )
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        await pause(5)
      }
    }),
  )
  for (const [index, server] of servers.entries()) {
    expect(await server.stop()).toBe(0)
    servers[index] = await start(server.port)
    while (!balancer.isReady(server.port)) await pause(100)
  }
  isOver = true
  await load
  balancer.stop()
  await Promise.all(servers.map((server) => server.stop()))
  rmSync(folder, { recursive: true })
  await remove()
  expect([...statuses.keys()]).toEqual([200])
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(500)
}, 180_000)
