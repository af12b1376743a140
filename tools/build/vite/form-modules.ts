import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { formFormats } from '#engine'
import { compileForm } from './compile-form.ts'

const prefix = 'virtual:forms'
const resolved = `\0${prefix}`

/** Serves `virtual:forms` (id -> lazy import) and `virtual:forms/<id>` (the compiled form), in development and in a build. */
export function formModules(root = 'flows/forms', runtime?: string): Plugin {
  const folder = resolve(root)
  return {
    name: 'form-modules',
    resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === resolved) return registry(formIds(folder))
      if (!id.startsWith(`${resolved}/`)) return undefined
      const form = id.slice(resolved.length + 1)
      const file = join(folder, `${form}.json`)
      this.addWatchFile(file)
      return compileForm(form, JSON.parse(readFileSync(file, 'utf8')), Object.keys(formFormats), runtime)
    },
    handleHotUpdate({ file, server }) {
      if (file.startsWith(folder)) server.ws.send({ type: 'full-reload' })
    },
  }
}

function formIds(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile() && file.name.endsWith('.json'))
    .map((file) => relative(folder, join(file.parentPath, file.name)).replace(/\.json$/, ''))
    .sort()
}

function registry(ids: readonly string[]): string {
  const entries = ids.map((id) => `  ${JSON.stringify(id)}: () => import('${prefix}/${id}'),`)
  return ['export const forms = {', ...entries, '}'].join('\n')
}
