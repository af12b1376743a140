import { loadSource, SourceError } from '#source'
import { CommandFailure } from '../tools/commands/command-failure.ts'
import { flowsFolder } from '../tools/commands/input/flows-folder.ts'
import { parseOptions } from '../tools/commands/input/parse-options.ts'
import { standingOf } from './server/standing-of.ts'
import { startStudio } from './server/start-studio.ts'

/** Opens the studio for a folder and prints its address; runs until it is interrupted. Exits 2 if it cannot be opened. */
export async function studio(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, ['dir', 'port', 'url', 'positions'])
  const dir = flowsFolder(options.find('dir'))
  const port = Number(options.find('port') ?? 4400)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new CommandFailure(2, `--port is a number from 0 to 65535, not "${options.find('port')}".`)
  const asked = { url: options.find('url'), file: options.find('positions') }
  const opened = await open(dir, port, asked)
  console.log(`The studio shows ${dir}. Open it in a browser:\n\n  ${opened.url}\n\nEnd it with Ctrl+C.`)
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void opened.close().then(() => resolve(0)))
  })
}

async function open(dir: string, port: number, asked: Parameters<typeof standingOf>[1]) {
  try {
    loadSource(dir)
    return await startStudio(dir, port, await standingOf(dir, asked))
  } catch (error) {
    if (error instanceof SourceError) throw new CommandFailure(2, error.message)
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new CommandFailure(
        2,
        `Port ${port} is taken by another program. Name another one with --port, or 0 for any free one.`,
      )
    throw error
  }
}
