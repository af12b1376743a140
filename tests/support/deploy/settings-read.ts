import { resolveSettings } from '../../../server/settings.ts'

/** Returns the names of the variables that a server reads from its environment, beside that of the C library. */
export function settingsRead(): ReadonlySet<string> {
  const read = new Set(['MALLOC_ARENA_MAX'])
  const note = (name: string | symbol) => void read.add(String(name))
  resolveSettings(new Proxy<NodeJS.ProcessEnv>({}, { get: (_, name) => note(name) }), [])
  return read
}
