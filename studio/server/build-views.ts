import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { repository } from '#source'

/** Files of the studio's pages by their path, such as `/index.html`. */
export type Views = ReadonlyMap<string, string | Uint8Array>

/** Builds the studio's pages in memory, so that nothing built can be stale. */
export async function buildViews(): Promise<Views> {
  const built = await build({
    configFile: false,
    root: path.join(repository, 'studio/views'),
    logLevel: 'error',
    plugins: [react({ jsxImportSource: '#jsx' })],
    build: { write: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return new Map(
    outputs.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
}
