import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bundleFolder, isMadeAhead, pluginBundles, recordInputs } from '../made-ahead.js'

/** Bundles the `journey` command unless it is up to date; returns whether it was bundled. */
export async function generateCommand(root: string): Promise<boolean> {
  if (isMadeAhead(root)) return false
  const folder = path.join(root, bundleFolder)
  const draft = `${folder}-${process.pid}`
  const begun = Date.now()
  recordInputs(root, draft, { files: await bundleCommand(root, draft), begun })
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
  return true
}

/** Bundles a file for each command and plugin, and files for shared parts; returns the source files, relative to the root. */
async function bundleCommand(root: string, folder: string): Promise<readonly string[]> {
  // Imported on demand: usually there is nothing to bundle, and loading Vite takes longer than all other generators.
  const { build } = await import('vite')
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: folder,
      minify: false,
      rolldownOptions: {
        // Plugins of this project share their modules with the command, so that none is loaded twice.
        input: {
          'run-command': 'tools/commands/run-command.ts',
          ...Object.fromEntries(
            Object.entries(pluginBundles(root)).map(([file, bundle]) => [path.basename(bundle, '.js'), file]),
          ),
        },
        output: { chunkFileNames: '[name].js' },
      },
    },
  })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const modules = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  return [
    'journey.config.json',
    ...modules.filter((id) => path.isAbsolute(id)).map((id) => path.relative(root, id)),
  ]
}
