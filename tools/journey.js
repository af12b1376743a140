#!/usr/bin/env node
import { enableCompileCache, registerHooks } from 'node:module'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'

// The second run does not strip types and compile again what has not changed: whole files, for what is compiled once it is
// called would be compiled in every run. This file is JavaScript, so that it does not load what strips types either.
setFlagsFromString('--no-lazy')
enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/journey'))

// Relative imports name a whole file: to look for each of three hundred took as long as to read them.
registerHooks({
  resolve: (specifier, context, resolve) =>
    specifier.startsWith('.') && specifier.endsWith('.ts')
      ? {
          url: new URL(specifier, context.parentURL).href,
          format: 'module-typescript',
          shortCircuit: true,
        }
      : resolve(specifier, context),
})

const { runCommand } = await import('./commands/run-command.ts')
const [name = '', ...args] = process.argv.slice(2)
process.exitCode = await runCommand(name, args)
