import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bundleFolder, isMadeAhead, recordInputs } from '../made-ahead.js'

/** Bundles the `journey` command, unless it is up to date. Answers whether it did. */
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

/** A file for each command, and for what some of them share; answers the files that they were made from, below the root. */
async function bundleCommand(root: string, folder: string): Promise<readonly string[]> {
  // Most often there is nothing to bundle, and this takes longer to load than all else that is generated.
  const { build } = await import('vite')
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'tools/commands/run-command.ts',
      outDir: folder,
      minify: false,
      rolldownOptions: { output: { chunkFileNames: '[name].js' } },
    },
  })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const modules = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  return modules.filter((id) => path.isAbsolute(id)).map((id) => path.relative(root, id))
}
