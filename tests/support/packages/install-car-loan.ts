import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { repository } from '#source'
import { makePackages } from '../../../tools/build/package/make-packages.ts'

/**
 * Copies the car loan to a folder of its own and installs the packed packages there, as npm would, without a registry: what
 * they and the car loan depend on are links to this repository's. Returns the folder.
 */
export async function installCarLoan(): Promise<string> {
  const host = mkdtempSync(path.join(tmpdir(), 'host-'))
  const folder = path.join(host, 'car-loan')
  cpSync(path.join(repository, 'examples/car-loan'), folder, { recursive: true })
  const modules = path.join(folder, 'node_modules')
  const packed = await makePackages(repository, path.join(host, 'packed'))
  const installed = Object.entries(packed).map(([name, file]) => {
    const to = path.join(modules, name)
    mkdirSync(to, { recursive: true })
    const { status, stderr } = spawnSync('tar', ['-xzf', file, '--strip-components=1', '-C', to])
    if (status !== 0) throw new Error(`${file} cannot be unpacked: ${stderr}`)
    return to
  })
  const names = [folder, ...installed].flatMap(dependenciesOf).filter((name) => !(name in packed))
  for (const name of new Set(names)) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true })
    symlinkSync(path.join(repository, 'node_modules', name), path.join(modules, name))
  }
  return folder
}

function dependenciesOf(folder: string): readonly string[] {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<string, object | undefined>
  return Object.keys({ ...dependencies, ...devDependencies })
}
