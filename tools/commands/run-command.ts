import { commands } from './commands.ts'
import { createRunner } from './create-runner.ts'

/** Runs a command of this product. */
export const runCommand = createRunner(commands)
