import { spawnSync } from 'node:child_process'
import path from 'node:path'
import manifest from '../../../package.json' with { type: 'json' }
import { buildPackage } from './build-package.ts'
import { buildReactPackage } from './build-react-package.ts'

/** Files to install, by the name of the package. */
export type Packed = Readonly<Record<'journey-tools' | 'journey-react', string>>

/** Builds the packages into a folder, and packs each beside it as npm would publish it. */
export async function makePackages(root: string, folder: string): Promise<Packed> {
  await buildPackage(root, path.join(folder, 'journey-tools'))
  await buildReactPackage(root, path.join(folder, 'journey-react'))
  return { 'journey-tools': pack(folder, 'journey-tools'), 'journey-react': pack(folder, 'journey-react') }
}

function pack(folder: string, name: string): string {
  npm(path.join(folder, name), 'pack', '--pack-destination', '..')
  return path.join(folder, `${name}-${manifest.version}.tgz`)
}

/** Runs npm in a folder, and its scripts with the Node of this process. Throws what it says if it fails. */
export function npm(cwd: string, ...args: readonly string[]): void {
  // On Windows npm is a script of the shell.
  const shell = process.platform === 'win32'
  const env = {
    ...process.env,
    // Vite says `production`, for which npm leaves out what a project is built with.
    NODE_ENV: 'development',
    PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
  }
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', env, shell })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`)
}
