import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

export interface RunningServer {
  readonly base: string
  readonly startMs: number
  readonly residentMb: () => number
  readonly stop: () => Promise<void>
}

const root = path.join(import.meta.dirname, '../..')

export interface ServerOptions {
  /** Other lenders than the shipped ones. */
  readonly tenantsDir?: string
  /** The pages must have been built. */
  readonly hasPages?: boolean
}

/** The product's own server in a process of its own; the time runs from its spawn to its word that it listens. */
export async function startServer(
  dataDir: string,
  databaseUrl: string,
  { tenantsDir, hasPages = false }: ServerOptions = {},
): Promise<RunningServer> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, ['server/main.ts', ...(hasPages ? [] : ['--api-only'])], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SANDBOX: 'on',
      // Servers of several sections may share a Postgres, and with it what is sealed there.
      DATA_KEY: 'the data key of every server of the bench',
      ...(tenantsDir === undefined ? {} : { TENANTS: tenantsDir }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (said.includes('Listening')) break
  }
  const startMs = performance.now() - began
  if (!said.includes('Listening')) throw new Error(`The server did not start: ${said}`)
  return {
    base: `http://127.0.0.1:${port}`,
    startMs,
    residentMb: () => residentMb(child.pid),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** As the kernel counts it; where there is no /proc, not known. */
function residentMb(pid: number | undefined): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes) / 1024
  } catch {
    return Number.NaN
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
