import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cleanUp } from '../processes/clean-up.ts'

export interface Program {
  readonly said: () => string
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
  readonly signal: (signal: NodeJS.Signals) => void
}

/** User without any right, as whom programs run where the tests run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** Starts a program as nobody, with this environment and no other. */
export function startProgram(
  [program = '', ...args]: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Program {
  const command = program === 'node' ? process.execPath : program
  const child = spawn(command, args, { cwd, env, ...nobody, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  child.once('exit', cleanUp('kill -9 "$1"', String(child.pid)))
  return {
    said: () => said,
    ended: once(child, 'close').then(() => child.exitCode),
    signal: (signal) => void child.kill(signal),
  }
}

/** Waits until a program says something. Throws what it said if it ends before. */
export async function untilSaid(program: Program, words: string): Promise<void> {
  const look = setInterval(() => program.said().includes(words) && heard.resolve(), 50)
  const heard = Promise.withResolvers<void>()
  await Promise.race([heard.promise, program.ended])
  clearInterval(look)
  if (!program.said().includes(words)) throw new Error(program.said())
}
