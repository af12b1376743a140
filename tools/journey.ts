#!/usr/bin/env node
import { runCommand } from './commands/run-command.ts'

const [name = '', ...args] = process.argv.slice(2)
process.exitCode = await runCommand(name, args)
