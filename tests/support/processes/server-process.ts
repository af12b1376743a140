import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { cleanUp } from './clean-up.ts'
import { freePort } from './free-port.ts'

export interface ServerProcess {
  readonly base: string
  readonly port: number
  /** Returns the console output so far. */
  readonly said: () => string
  readonly isAlive: () => boolean
  /** Kills the process without a chance to finish, like an impatient supervisor. */
  readonly kill: () => Promise<void>
  /** Asks the process to end; returns its exit code. */
  readonly stop: () => Promise<number | null>
}

/** Error of a server that ended before it listened: its exit code, with its output as the message. */
export class ServerEnded extends Error {
  readonly exitCode: number | null

  constructor(said: string, exitCode: number | null) {
    super(said)
    this.exitCode = exitCode
  }
}

/** Starts the product's server in a process of its own and waits until it listens. Throws ServerEnded if it ends before. */
export async function startServerProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = Number(env.PORT ?? (await freePort()))
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../../../server/main.ts'), '--api-only'],
    {
      env: {
        ...process.env,
        DATABASE_URL: '',
        HOST: '127.0.0.1',
        DRAIN_SECONDS: '0',
        ...env,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  child.once('exit', cleanUp('kill -9 "$1"', String(child.pid)))
  await untilListening(child, () => said)
  return {
    base: `http://127.0.0.1:${port}`,
    port,
    said: () => said,
    isAlive: () => isAlive(child),
    kill: () => end(child, 'SIGKILL'),
    stop: async () => {
      await end(child, 'SIGTERM')
      return child.exitCode
    },
  }
}

const isAlive = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (!isAlive(child)) return
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
}

async function untilListening(child: ChildProcess, said: () => string): Promise<void> {
  const listens = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => said().includes('Listening') && resolve())
  })
  // Waits for 'close', not 'exit': after 'exit' the last output may still be missing.
  await Promise.race([listens, once(child, 'close')])
  if (!said().includes('Listening')) throw new ServerEnded(said(), child.exitCode)
}
