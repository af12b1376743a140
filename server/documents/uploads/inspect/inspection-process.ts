import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import path from 'node:path'
import type { InspectionRequest } from './inspection.ts'
import { type InspectionReply, isReply } from './inspection-reply.ts'

export interface ProcessLimits {
  /** Milliseconds for one file, after which the process is killed. */
  readonly inspectMs: number
  /** Memory of the whole process, native code with it. */
  readonly processBytes: number
  /** Milliseconds that a process waits for its next file before it is ended. */
  readonly idleMs: number
}

/** A process that opens one file at a time; started for the first one, and anew after it had to be killed. */
export interface InspectionProcess {
  /** What became of a file. Throws where the process cannot run at all. */
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
    // What was still on its way to a process that was killed fails late: nobody waits for it any more.
    .on('error', () => {})

/** Options of the process: without the environment, where the secrets are. It may read files, because its own code is some, and load native libraries; it writes nothing and starts no process. */
export function processOptions({ processBytes }: Pick<ProcessLimits, 'processBytes'>): ForkOptions {
  const heapMegabytes = Math.floor(processBytes / 2 / 1024 ** 2)
  return {
    // glibc gives what a picture took back to the system: 130 MB stay after one of 65 megapixels, and not 300.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--permission',
      '--allow-fs-read=*',
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
  // Whatever is killed, by the clock, by its own watch or for want of memory, had too much to do; what ends by itself could not begin.
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
