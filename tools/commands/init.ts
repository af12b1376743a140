import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { firstProject } from '../init/first-project.ts'
import { CommandFailure } from './command-failure.ts'
import { parseOptions } from './input/parse-options.ts'
import { writeSchemas } from './schemas.ts'

/** Writes a first project into an empty folder: one question, one lender, one scenario. It lints, plays and is drawn as it is. */
export function init(args: readonly string[]): number {
  const options = parseOptions(args, [], [], 1)
  const dir = path.resolve(options.operands[0] ?? '.')
  if (existsSync(dir) && readdirSync(dir).length > 0)
    throw new CommandFailure(2, `${dir} is not empty. Name a new folder: journey init my-product.`)
  mkdirSync(dir, { recursive: true })
  cpSync(firstProject, dir, { recursive: true })
  writeSchemas(dir)
  const here = path.relative(process.cwd(), dir) || '.'
  console.log(`A first project is in ${here}. There, try: journey lint, journey test, journey graph.`)
  return 0
}
