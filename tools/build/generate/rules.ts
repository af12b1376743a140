import { readdirSync } from 'node:fs'
import path from 'node:path'
import { camelCase } from '../../../source/files/camel-case.ts'

const folder = 'tools/lint/rules'

/** Generates the list of `journey lint` rules, one per file of their folder. */
export const generateRules = (root: string): string =>
  readdirSync(path.join(root, folder))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => `export { ${camelCase(path.basename(file, '.ts'))} } from '../${folder}/${file}'\n`)
    .join('')
