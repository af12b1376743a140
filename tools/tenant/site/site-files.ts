import { readdirSync } from 'node:fs'
import path from 'node:path'

/** More than a home page has; of a whole site, the first ones say what it looks like. */
const most = 2000

/** Files below a folder, those nearest to it first; what a build left aside is none of the site. */
export const siteFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|\.git)\//.test(file))
    .sort((a, b) => depth(a) - depth(b) || a.localeCompare(b))
    .slice(0, most)

const depth = (file: string): number => file.split(path.sep).length
