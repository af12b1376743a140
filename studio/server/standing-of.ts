import { loadProject } from '#source'
import { CommandFailure } from '../../tools/commands/command-failure.ts'
import { requireServer } from '../../tools/commands/input/read-positions.ts'
import { nameOf, readText } from '../../tools/commands/input/read-text.ts'
import { parsePositions } from '../../tools/positions/parse-positions.ts'
import { PositionsUnreadable } from '../../tools/positions/position.ts'
import type { Standing } from './standing-routes.ts'

/** Source of where applications stand: the project's own server at an address, a file that is read anew each time, or nobody. */
export async function standingOf(
  dir: string,
  { url, file }: { readonly url: string | undefined; readonly file: string | undefined },
): Promise<Standing | undefined> {
  if (file !== undefined) {
    const positions = async () => readFile(dir, file)
    await positions()
    return { positions }
  }
  if (url === undefined) return undefined
  const server = await requireServer(loadProject(dir))
  return {
    positions: () => server.positions({ url, isDatabase: false, application: undefined }),
    counts: (tenant) => server.counts({ url, tenant }),
  }
}

function readFile(dir: string, file: string) {
  try {
    return parsePositions(nameOf(file), readText(file), loadProject(dir))
  } catch (error) {
    if (!(error instanceof PositionsUnreadable)) throw error
    throw new CommandFailure(2, error.message)
  }
}
