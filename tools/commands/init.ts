import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { firstProject } from '../init/first-project.ts'
import { CommandFailure } from './command-failure.ts'
import { parseOptions } from './input/parse-options.ts'
import { writeSchemas } from './schemas.ts'

/** Names of what a new repository or package begins with; it stays as it is. */
const usual = /^(\..*|(README|LICENSE)(\..*)?|package(-lock)?\.json|node_modules)$/i

/** Writes a first project into an empty folder, or one with no more than a new repository has: one question, one lender, one scenario. It lints, plays and is drawn as it is. */
export function init(args: readonly string[]): number {
  const options = parseOptions(args, [], [], 1)
  const dir = path.resolve(options.operands[0] ?? '.')
  if (existsSync(dir) && !readdirSync(dir).every((name) => usual.test(name)))
    throw new CommandFailure(2, `${dir} is not empty. Name a new folder: journey init my-product.`)
  mkdirSync(dir, { recursive: true })
  cpSync(firstProject, dir, { recursive: true, force: false })
  writeSchemas(dir)
  const here = path.relative(process.cwd(), dir) || '.'
  console.log(`A first project is in ${here}. There, try: journey lint, journey test, journey graph.`)
  return 0
}
