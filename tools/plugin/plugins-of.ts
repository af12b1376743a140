import { createRequire } from 'node:module'
import path from 'node:path'
import { isRecord, memoize } from '#engine'
import { type Project, parseJsonFile, readText, SourceError } from '#source'
import { takenNames } from './command-names.ts'
import type { OwnServer, Plugin } from './plugin.ts'
import type { Preview } from './preview.ts'

/** Plugins of a project, in its order. Throws SourceError for one that cannot be used, at its place in the config. */
export const pluginsOf = memoize((project: Project): readonly Plugin[] => {
  const taken = [...takenNames]
  return project.plugins.map((file) => {
    const plugin = loadPlugin(project, file)
    for (const name of Object.keys(plugin.commands ?? {})) {
      if (taken.includes(name))
        throw pluginFault(project, file, `adds the command "${name}", which exists: give it another name.`)
      taken.push(name)
    }
    return plugin
  })
})

function loadPlugin(project: Project, file: string): Plugin {
  const plugin = exportOf(project, file)
  if (isPlugin(plugin)) return plugin
  throw pluginFault(
    project,
    file,
    'needs the default export { rules, commands, server, preview }, of which it may leave any out: rules are [{ id, why, check }], commands { name: { synopsis, purpose, load } }, and server and preview are functions.',
  )
}

/** Server of a project's plugins; undefined if none has one. */
export const serverOf = async (project: Project): Promise<OwnServer | undefined> =>
  pluginsOf(project)
    .find(({ server }) => server !== undefined)
    ?.server?.()

/** Preview of a project's screens; undefined if no plugin has one. */
export const previewOf = async (project: Project, dir: string): Promise<Preview | undefined> =>
  pluginsOf(project)
    .find(({ preview }) => preview !== undefined)
    ?.preview?.(dir)

/** Error of a plugin, at the place where the config names it. */
export function pluginFault(project: Project, file: string, message: string): SourceError {
  const config = parseJsonFile(path.relative(process.cwd(), project.file), readText(project.file))
  const { line, column } = config.locate(`/plugins/${project.plugins.indexOf(file)}`)
  return new SourceError(
    'SOURCE_UNREADABLE',
    `${config.path}:${line}:${column} ${path.relative(path.dirname(project.file), file)} ${message}`,
  )
}

const loaders = new Map<string, () => unknown>()

/** Has a plugin loaded in another way than from its file, such as from a bundle that shares modules with this one. */
export const loadPluginBy = (file: string, load: () => unknown): void => void loaders.set(file, load)

const require = createRequire(import.meta.url)

function exportOf(project: Project, file: string): unknown {
  const load = loaders.get(file) ?? (() => require(file))
  try {
    const exported = load()
    return isRecord(exported) ? exported.default : undefined
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
    throw pluginFault(
      project,
      file,
      `cannot be loaded: ${reason}. Mend it, correct its path, or take it out of "plugins".`,
    )
  }
}

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  rules: (value) =>
    Array.isArray(value) &&
    value.every((rule) => has(rule, { id: 'string', why: 'string', check: 'function' })),
  commands: (value) =>
    isRecord(value) &&
    Object.values(value).every((entry) =>
      has(entry, { synopsis: 'string', purpose: 'string', load: 'function' }),
    ),
  server: (value) => typeof value === 'function',
  preview: (value) => typeof value === 'function',
}

const isPlugin = (value: unknown): value is Plugin =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, part]) => kinds[key]?.(part) === true)

const has = (value: unknown, types: Readonly<Record<string, string>>): boolean =>
  isRecord(value) && Object.entries(types).every(([key, type]) => typeof value[key] === type)
