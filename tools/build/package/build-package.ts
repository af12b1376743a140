import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import manifest from '../../../package.json' with { type: 'json' }
import { emitTypes } from './emit-types.ts'

/** Parts of this repository that the package has as they are: shapes of files, pages of rules, the first project. */
const asItIs = ['schemas/dsl', 'docs/lint-rules', 'tools/init/project']

/**
 * Builds the package with the linter, the proofs and the drawings for projects of any product: plain JavaScript with declarations,
 * without scripts that run at its installation, or code of this product's server and pages.
 */
export async function buildPackage(root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'bin'), { recursive: true })
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: Object.keys(dependencies) },
    build: {
      ssr: true,
      // Two folders deep, as the sources are that find the other files of the package from their own place.
      outDir: path.join(folder, 'lib/commands'),
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input: {
          'run-command': 'tools/commands/run-command.ts',
          host: 'tools/host/index.ts',
          vite: 'tools/build/vite/journey-project.ts',
        },
        output: { chunkFileNames: '[name].js' },
      },
    },
  })
  emitTypes(root, folder, [
    'tools/host/index.ts',
    'tools/build/vite/journey-project.ts',
    'tools/plugin/plugin.ts',
  ])
  for (const part of asItIs) cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
  const command = path.join(folder, 'bin/journey.js')
  writeFileSync(command, bin)
  chmodSync(command, 0o755)
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`)
  for (const file of ['README.md', 'CHANGELOG.md'])
    writeFileSync(path.join(folder, file), readFileSync(path.join(import.meta.dirname, file)))
}

/** Loaded at run time by what is bundled, because most commands need neither. */
const dependencies = {
  ajv: manifest.dependencies.ajv,
  'ajv-formats': manifest.dependencies['ajv-formats'],
}

/** The first Node that loads a plugin; the command says so on an older one, by nothing that such a one lacks. */
const least = [22, 12] as const

const packageJson = {
  name: 'journey-tools',
  version: manifest.version,
  description: 'Lints, proves, draws and plays journeys that are written as JSON.',
  license: manifest.license,
  type: 'module',
  engines: { node: `>=${least.join('.')}` },
  bin: { journey: 'bin/journey.js' },
  exports: {
    './host': { types: './types/tools/host/index.d.ts', default: './lib/commands/host.js' },
    './vite': { types: './types/tools/build/vite/journey-project.d.ts', default: './lib/commands/vite.js' },
    './plugin': { types: './types/tools/plugin/plugin.d.ts' },
    './package.json': './package.json',
  },
  files: ['bin', 'lib', 'types', ...asItIs, 'CHANGELOG.md'],
  dependencies,
  // Named by the types of `/vite` alone.
  peerDependencies: { vite: `>=${manifest.devDependencies.vite.split('.', 1)}` },
  peerDependenciesMeta: { vite: { optional: true } },
}

const bin = `#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < ${least[0]} || (major === ${least[0]} && minor < ${least[1]})) {
  console.error('journey needs Node ${least.join('.')} or newer, and this is Node ' + process.versions.node + '.')
  process.exitCode = 2
} else {
  const { runCommand } = await import('../lib/commands/run-command.js')
  const [name = '', ...args] = process.argv.slice(2)
  process.exitCode = await runCommand(name, args)
}
`
