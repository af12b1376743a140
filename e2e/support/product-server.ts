import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { createDataFolder } from '../../tests/support/database/data-folder.ts'

/** Durations of the sandbox, as environment variables. */
export interface SandboxPace {
  readonly SANDBOX_DAY_SECONDS: string
  readonly SANDBOX_JOB_MS: string
  readonly SANDBOX_REVIEW_MS: string
}

/** Pace at which vendors and days pass quickly, while reviews wait until a test triggers them. */
export const brisk: SandboxPace = {
  SANDBOX_DAY_SECONDS: '0.2',
  SANDBOX_JOB_MS: '100',
  SANDBOX_REVIEW_MS: '3600000',
}

/** Pace at which a day lasts an hour, so that nobody's days to cancel end during a test. */
export const longDays: SandboxPace = { ...brisk, SANDBOX_DAY_SECONDS: '3600' }

/** Pace at which nothing moves on until a test triggers it, so that every page can be checked. */
export const held: SandboxPace = {
  SANDBOX_DAY_SECONDS: '3600',
  SANDBOX_JOB_MS: '3600000',
  SANDBOX_REVIEW_MS: '3600000',
}

/** Runs the product as a user starts it, on a free port, with data of its own and a fast sandbox clock. */
export class ProductServer {
  readonly url: string
  readonly dataDir: string
  /** Environment variables of the server. */
  readonly env: Readonly<Record<string, string>>
  readonly #args: readonly string[]
  #process: ChildProcess | undefined
  #log = ''

  private constructor(
    port: number,
    env: Readonly<Record<string, string>>,
    data: string,
    args: readonly string[],
  ) {
    this.#args = args
    this.env = { PORT: String(port), DATA_DIR: data, SANDBOX: 'on', DRAIN_SECONDS: '0', ...env }
    this.dataDir = data
    this.url = `http://localhost:${port}`
  }

  /** Starts the product; `settings` are additional environment variables, for a server that shares its database with others. */
  static async start(
    pace: SandboxPace,
    settings: Readonly<Record<string, string>> = {},
    args: readonly string[] = [],
  ): Promise<ProductServer> {
    const data = await createDataFolder()
    const server = new ProductServer(await findFreePort(), { ...pace, ...settings }, data, args)
    await server.open()
    return server
  }

  async open(): Promise<void> {
    const child = spawn(process.execPath, ['server/main.ts', ...this.#args], {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    // A worker whose set-up took too long ends without disposing of its server.
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    child.once('exit', () => process.off('exit', end))
    const keep = (chunk: Buffer) => {
      this.#log = (this.#log + chunk.toString()).slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    await this.#listening(child)
  }

  /** Ends the process as a power failure would: no handler runs. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#process
    if (child === undefined || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  async dispose(): Promise<void> {
    await this.kill('SIGTERM')
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  async #listening(child: ChildProcess): Promise<void> {
    let isOver = false
    // Waits for 'close', because at the exit the last output may still be missing.
    child.once('close', () => {
      isOver = true
    })
    for (;;) {
      if (isOver) throw new Error(`The server ended before it listened:\n${this.#log}`)
      const answer = await fetch(`${this.url}/health/ready`).catch(() => undefined)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}
