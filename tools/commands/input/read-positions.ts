import type { Project } from '#source'
import type { OwnServer } from '../../plugin/plugin.ts'
import { serverOf } from '../../plugin/plugins-of.ts'
import type { ApplicationPosition } from '../../positions/position.ts'
import { CommandFailure } from '../command-failure.ts'
import type { Options } from './parse-options.ts'
import { readSource } from './read-source.ts'

/** Reads the positions of applications, or of one of them, as the project's own server or database tells them. */
export const readPositions = async (
  project: Project,
  options: Options<'url', 'database'>,
  application?: string,
): Promise<readonly ApplicationPosition[]> =>
  (await requireServer(project)).positions({
    url: options.find('url'),
    isDatabase: options.has('database'),
    application,
  })

/** Server of a project's plugins; exits 2 if there is none. */
export async function requireServer(project: Project): Promise<OwnServer> {
  const server = await readSource(() => serverOf(project))
  if (server !== undefined) return server
  throw new CommandFailure(
    2,
    'Only a server knows that, and no plugin of this project asks one: `server` of a module in "plugins" of journey.config.json does.',
  )
}
