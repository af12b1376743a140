import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../tests/support/processes/free-port.ts'

export interface RunningServer {
  readonly base: string
  readonly startMs: number
  readonly residentMb: () => number
  /** Processor time used so far, in seconds. */
  readonly processorSeconds: () => number
  readonly stop: () => Promise<void>
}

const root = path.join(import.meta.dirname, '../..')

export interface ServerOptions {
  /** Folder of lenders in place of the shipped ones. */
  readonly tenantsDir?: string
  /** Whether to serve the pages, which must have been built. */
  readonly hasPages?: boolean
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>
}

/** Starts the product's server in a process of its own. Measures the time from its spawn to the message that it listens. */
export async function startServer(
  dataDir: string,
  databaseUrl: string,
  { tenantsDir, hasPages = false, env = {} }: ServerOptions = {},
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
      DRAIN_SECONDS: '0',
      // As `npm run serve` sets it.
      MALLOC_ARENA_MAX: '2',
      // Servers of several sections may share a Postgres, and with it the encrypted data there.
      DATA_KEY: 'the data key of every server of the bench',
      ...env,
      ...(tenantsDir === undefined ? {} : { TENANTS: tenantsDir }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const isListening = () => said.includes('Listening')
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      if (isListening()) warn(String(chunk))
      else said += String(chunk)
      if (isListening()) resolve()
    })
    child.once('close', () => resolve())
  })
  const startMs = performance.now() - began
  if (!isListening()) throw new Error(`The server did not start: ${said}`)
  return {
    base: `http://127.0.0.1:${port}`,
    startMs,
    residentMb: () => residentMb(child.pid),
    processorSeconds: () => processorSeconds(child.pid),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Prints the warnings of a server, which would be invisible otherwise. Leaves out security messages such as sign-ins. */
function warn(log: string): void {
  for (const line of log.split('\n'))
    if (line !== '' && !line.includes('"msg":"security"')) console.error(line)
}

/** Resident memory in MB according to the kernel; NaN if there is no /proc. */
function residentMb(pid: number | undefined): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes) / 1024
  } catch {
    return Number.NaN
  }
}

/** Processor seconds of all threads, in user and in system mode, according to the kernel; NaN if there is no /proc. */
function processorSeconds(pid: number | undefined): number {
  try {
    // The second field is the name in parentheses, which may contain spaces. User and system time are the 14th and 15th
    // fields.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

/** Ticks per second that Linux reports to programs since 2.6, independent of the kernel's own clock. */
const ticksPerSecond = 100
