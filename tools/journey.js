#!/usr/bin/env node
// @ts-check
// Runs on any Node of the machine, so it uses nothing newer than Node 20.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Major version of the Node that the command is written for; package.json brings one. */
const least = 24

const root = fileURLToPath(new URL('..', import.meta.url))
const brought = path.join(root, 'node_modules/node/bin/node')

if (Number.parseInt(process.versions.node, 10) >= least) await import('./run-journey.js')
else if (existsSync(brought)) handOver()
else {
  console.error(
    `journey needs Node ${least}, and this is Node ${process.versions.node}. Run "npm ci" in ${root}: it brings one.`,
  )
  process.exitCode = 2
}

/** Runs the same command with the project's own Node; passes on signals and exit code. */
function handOver() {
  const child = spawn(brought, [path.join(root, 'tools/journey.js'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 2 : 128)
  })
}
