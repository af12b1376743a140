import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import manifest from '../../../package.json' with { type: 'json' }
import { emitTypes } from './emit-types.ts'

/**
 * Builds the package with the pages of a journey for products of their own: plain JavaScript with declarations, one style sheet, and what the
 * frame of the pages says, in each language. React and its companions are the host's.
 */
export async function buildReactPackage(root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react({ jsxImportSource: '#jsx' })],
    build: {
      outDir: path.join(folder, 'lib'),
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      cssCodeSplit: false,
      lib: {
        entry: {
          index: 'screens/kit/app/index.ts',
          'validator-runtime': 'screens/kit/forms/validator-runtime.ts',
        },
        formats: ['es'],
        cssFileName: 'style',
      },
      rolldownOptions: {
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { chunkFileNames: '[name].js' },
      },
    },
  })
  emitTypes(root, folder, ['screens/kit/app/index.ts'])
  cpSync(path.join(root, 'screens/kit/words'), path.join(folder, 'words'), { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`)
  for (const file of ['README.md', 'CHANGELOG.md', 'virtual.d.ts'])
    cpSync(path.join(import.meta.dirname, 'react', file), path.join(folder, file))
}

const { dependencies: known } = manifest

/** Hosts bring these themselves, in the version with which the package is tested or a later minor one. */
const peers = {
  react: `^${known.react}`,
  'react-dom': `^${known['react-dom']}`,
  'react-router': `^${known['react-router']}`,
}
const dependencies = {
  '@hookform/resolvers': known['@hookform/resolvers'],
  'react-aria-components': known['react-aria-components'],
  'react-hook-form': known['react-hook-form'],
}
const external = Object.keys({ ...peers, ...dependencies })

const packageJson = {
  name: 'journey-react',
  version: manifest.version,
  description:
    'Draws journeys that are written as JSON: routes, forms, waiting, progress and errors, in React.',
  license: manifest.license,
  type: 'module',
  exports: {
    '.': { types: './types/screens/kit/app/index.d.ts', default: './lib/index.js' },
    './validator-runtime': './lib/validator-runtime.js',
    './style.css': './lib/style.css',
    './virtual': { types: './virtual.d.ts' },
    './package.json': './package.json',
  },
  files: ['lib', 'types', 'words', 'virtual.d.ts', 'CHANGELOG.md'],
  sideEffects: ['**/*.css'],
  peerDependencies: peers,
  dependencies,
}
