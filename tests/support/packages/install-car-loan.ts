import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { repository } from '#source'
import { buildPackage } from '../../../tools/build/package/build-package.ts'
import { buildReactPackage } from '../../../tools/build/package/build-react-package.ts'

/**
 * Copies the car loan to a folder of its own and installs the packages there, as npm would, without a registry: their
 * dependencies are those of this repository. Returns the folder.
 */
export async function installCarLoan(): Promise<string> {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'host-')), 'car-loan')
  cpSync(path.join(repository, 'examples/car-loan'), folder, { recursive: true })
  const modules = path.join(folder, 'node_modules')
  const tools = path.join(modules, 'journey-tools')
  const react = path.join(modules, 'journey-react')
  await buildPackage(repository, tools)
  await buildReactPackage(repository, react)
  const names = [folder, tools, react].flatMap(dependenciesOf)
  for (const name of new Set(names)) {
    if (name.startsWith('journey-')) continue
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true })
    symlinkSync(path.join(repository, 'node_modules', name), path.join(modules, name))
  }
  return folder
}

export function dependenciesOf(folder: string): readonly string[] {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<string, object | undefined>
  return Object.keys({ ...dependencies, ...devDependencies })
}
