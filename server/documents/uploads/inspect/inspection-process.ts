import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import type { InspectionRequest } from './inspection.ts'
import { type InspectionReply, isReply } from './inspection-reply.ts'

export interface ProcessLimits {
  /** Milliseconds for one file, after which the process is killed. */
  readonly inspectMs: number
  /** Memory of the whole process, including native code. */
  readonly processBytes: number
  /** Milliseconds that an idle process waits for its next file before it ends. */
  readonly idleMs: number
}

/** Process that opens one file at a time. It starts for the first file, and again after it was killed. */
export interface InspectionProcess {
  /** Inspects a file. Throws if the process cannot run at all. */
  readonly inspect: (request: InspectionRequest) => Promise<InspectionReply['answer']>
  readonly stop: () => void
}

export function createInspectionProcess(limits: ProcessLimits): InspectionProcess {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const stop = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }
  return {
    stop,
    async inspect(request) {
      clearTimeout(idle)
      if (child?.connected !== true) child = start(limits)
      try {
        const { answer, isWorn } = await ask(child, request, limits.inspectMs)
        if (isWorn) stop()
        else idle = setTimeout(stop, limits.idleMs).unref()
        return answer
      } catch (error) {
        stop()
        throw error
      }
    },
  }
}

const program = path.join(import.meta.dirname, 'inspect-main.ts')

const start = (limits: ProcessLimits): ChildProcess =>
  fork(program, [String(limits.processBytes)], processOptions(limits))
    // A message to a killed process fails late, when nobody waits for it any more.
    .on('error', () => {})

const root = path.join(import.meta.dirname, '../../../..')

/**
 * Files that the process may read: its own code, and what a library looks at to find out which system this is. Neither the data
 * folder with the keys nor the environment of the server, which the system shows as a file.
 */
const readable = [
  path.join(root, 'server'),
  path.join(root, 'package.json'),
  path.join(root, 'node_modules'),
  realpathSync(path.join(root, 'node_modules')),
  '/usr/bin/ldd',
]

/**
 * Returns the options of the process. It has no environment, which holds secrets. It may read its own code and load native
 * libraries; it may not write or start processes.
 */
export function processOptions({ processBytes }: Pick<ProcessLimits, 'processBytes'>): ForkOptions {
  const heapMegabytes = Math.floor(processBytes / 2 / 1024 ** 2)
  return {
    // Makes glibc return a picture's memory to the system: 130 MB stay after one of 65 megapixels instead of 300.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--permission',
      ...readable.map((place) => `--allow-fs-read=${place}`),
      '--allow-addons',
      '--allow-worker',
      '--no-warnings',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  }
}

function ask(child: ChildProcess, request: InspectionRequest, inspectMs: number): Promise<InspectionReply> {
  const { promise, resolve, reject } = Promise.withResolvers<InspectionReply>()
  let errors = ''
  const onErrors = (chunk: Buffer) => {
    errors = `${errors}${chunk}`.slice(-2000)
  }
  const onMessage = (message: unknown) => {
    if (isReply(message)) resolve(message)
  }
  // A killed process (by the timeout, its memory watch or the system) had a file that is too complex. A process that exits by
  // itself could not run.
  const onExit = (code: number | null, signal: string | null) => {
    if (code === null) resolve(killedBy(signal))
    else reject(new Error(`The process that opens uploads ended with code ${code}: ${errors}`))
  }
  const clock = setTimeout(() => child.kill('SIGKILL'), inspectMs)
  child.stderr?.on('data', onErrors)
  child.on('message', onMessage).on('exit', onExit).on('error', reject)
  child.send(request)
  return promise.finally(() => {
    clearTimeout(clock)
    child.stderr?.off('data', onErrors)
    child.off('message', onMessage).off('exit', onExit).off('error', reject)
  })
}

const killedBy = (signal: string | null): InspectionReply => ({
  answer: { outcome: 'REFUSED', fault: 'FILE_TOO_COMPLEX', reason: `The process was ended by ${signal}` },
  isWorn: true,
})
