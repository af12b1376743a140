#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// The second run does not strip types and compile again what has not changed. This file is JavaScript, so that it does not
// load what strips them either.
enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/journey'))

const { runCommand } = await import('./commands/run-command.ts')
const [name = '', ...args] = process.argv.slice(2)
process.exitCode = await runCommand(name, args)
