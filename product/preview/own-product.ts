import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { repository } from '#source'
import { whyNot } from './why-not.ts'

/** Where the pages come from: the build, or their sources, which takes long but shows changed forms and code. */
export type Pages = 'BUILD' | 'SOURCES'

/** The product of a folder, running for this machine alone with data that goes away with it. */
export interface OwnProduct {
  readonly url: string
  readonly close: () => Promise<void>
}

// Nothing moves on by itself, so that each state can be looked at for as long as one likes.
const hour = String(3_600_000)
const held = { SANDBOX_JOB_MS: hour, SANDBOX_REVIEW_MS: hour, SANDBOX_DAY_SECONDS: '3600' }
const bound = 'product/preview/run-bound.ts'
const patienceMs = 180_000

/** Starts the product with the flows and lenders of a folder, so that an edit shows. Throws an Error with a sentence for the person if it does not start. */
export async function startProduct(dir: string, pages: Pages, ending: AbortSignal): Promise<OwnProduct> {
  if (!existsSync(path.join(repository, 'server/main.ts')))
    throw new Error(
      'This is the command without the product, so there are no screens to show. Open the studio of a checkout of the whole product.',
    )
  const data = mkdtempSync(path.join(tmpdir(), 'journey-preview-'))
  const port = await freePort()
  const program = path.join(repository, 'server/main.ts')
  const options = ['--dir', dir, ...(pages === 'SOURCES' ? ['--dev'] : [])]
  const child = spawn(process.execPath, [path.join(repository, bound), program, ...options], {
    cwd: dir,
    env: {
      ...withoutSettings(process.env),
      ...held,
      SANDBOX: 'on',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      NO_COLOR: '1',
    },
    // The product ends when this channel closes, which the system does for a studio that was killed.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(0, 20_000)
  })
  const close = async () => {
    await ended(child)
    rmSync(data, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  if (await answers(url, child, ending)) return { url, close }
  await close()
  throw new Error(whyNot(said))
}

async function answers(url: string, child: ChildProcess, ending: AbortSignal): Promise<boolean> {
  const until = Date.now() + patienceMs
  while (Date.now() < until && child.exitCode === null && !ending.aborted) {
    const ready = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (ready?.ok === true) return true
    await pause(100)
  }
  return false
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.disconnect()
  await exit
}

/** The environment without what would lead to real data or real vendors. */
const withoutSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) =>
      /^(PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_.*|TZ|SYSTEMROOT)$/i.test(name),
    ),
  )

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
