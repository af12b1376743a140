// Loaded before any flag changes: Node's cached code of its own modules is valid only for the flags of its build.
import 'node:child_process'
import 'node:crypto'
import 'node:fs'
import { createRequire, enableCompileCache, registerHooks } from 'node:module'
import path from 'node:path'
import 'node:util'
import { setFlagsFromString } from 'node:v8'
import { bundleFolder, isMadeAhead, pluginBundles } from './build/made-ahead.js'

// Caches compiled files, so that later runs need not strip types and compile again. Files are compiled whole, because
// functions compiled on demand would be compiled in every run.
const root = path.join(import.meta.dirname, '..')
setFlagsFromString('--no-lazy')
enableCompileCache(path.join(root, 'node_modules/.cache/journey'))

const isAhead = isMadeAhead(root)
const require = createRequire(import.meta.url)

// Relative imports name whole files: searching for three hundred took as long as reading them.
if (!isAhead)
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

const { loadPluginBy, runCommand } = await import(
  isAhead ? `../${bundleFolder}/run-command.js` : './commands/run-command.ts'
)
if (isAhead)
  for (const [file, bundle] of Object.entries(pluginBundles(root))) loadPluginBy(file, () => require(bundle))
const [name = '', ...args] = process.argv.slice(2)
process.exitCode = await runCommand(name, args)
