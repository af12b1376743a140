import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makePackages, npm } from './make-packages.ts'

/** Most that the linter may weigh and take in the first project of somebody who has just installed it. */
const limits = { installedMb: 20, lintSeconds: 5 }

const root = path.resolve(import.meta.dirname, '../../..')
const folder = mkdtempSync(path.join(tmpdir(), 'try-packages-'))

/** Runs a program of Node in a folder; returns the seconds that it took. Throws what it says if it fails. */
function run(cwd: string, ...args: readonly string[]): number {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`)
  return (performance.now() - start) / 1000
}

const megabytesOf = (dir: string): number =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(path.join(dir, file)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0) / 1e6

const install = ['install', '--no-audit', '--no-fund']

/** Installs packages as a stranger would, with what they need from the registry, and tries them; prints what it measures. */
try {
  const packed = await makePackages(root, path.join(folder, 'packages'))
  const alone = path.join(folder, 'alone')
  mkdirSync(alone)
  writeFileSync(path.join(alone, 'package.json'), '{ "private": true, "type": "module" }')
  npm(alone, ...install, packed['journey-tools'])
  const journey = path.join(alone, 'node_modules/journey-tools/bin/journey.js')
  run(alone, journey, 'init', 'first')
  const installedMb = megabytesOf(path.join(alone, 'node_modules'))
  const lintSeconds = run(path.join(alone, 'first'), journey, 'lint')
  console.log(`journey-tools, packed:       ${(statSync(packed['journey-tools']).size / 1e6).toFixed(2)} MB`)
  console.log(`with its dependencies:       ${installedMb.toFixed(1)} MB, at most ${limits.installedMb}`)
  console.log(`journey lint, first project: ${lintSeconds.toFixed(2)} s, at most ${limits.lintSeconds}`)
  if (installedMb > limits.installedMb || lintSeconds > limits.lintSeconds) process.exitCode = 1

  const car = path.join(folder, 'car-loan')
  cpSync(path.join(root, 'examples/car-loan'), car, { recursive: true })
  npm(car, ...install, ...Object.values(packed))
  for (const script of ['lint', 'types', 'build']) npm(car, 'run', script)
  console.log('the car loan, by its lockfile: linted, played, compiled and built')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
