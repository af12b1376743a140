import { vi } from 'vitest'
import { runCommand } from '../../../tools/commands/run-command.ts'
import type { Ran } from './run-journey.ts'

/** Runs a command in this process, and captures its output. */
export async function callCommand(name: string, ...args: readonly string[]): Promise<Ran> {
  const printed = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((text: unknown) => {
      printed[method] += `${text}\n`
    }),
  )
  try {
    const exitCode = await runCommand(name, args)
    return { exitCode, stdout: printed.log, stderr: printed.error }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
