import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Upper bound on files, above the number for a home page; the first ones of a whole site suffice to show its look.
 */
const most = 2000

/** Files below a folder, nearest first, without what a build ignores. */
export const siteFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|\.git)\//.test(file))
    .sort((a, b) => depth(a) - depth(b) || a.localeCompare(b))
    .slice(0, most)

const depth = (file: string): number => file.split(path.sep).length
