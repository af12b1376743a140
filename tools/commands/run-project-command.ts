import { createRunner } from './create-runner.ts'
import { projectCommands } from './project-commands.ts'

/** Runs a command of the package, which knows no product. */
export const runCommand = createRunner(projectCommands)
