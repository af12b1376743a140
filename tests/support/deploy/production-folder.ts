import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { repository } from '#source'
import { productionPackages } from '../../../tools/build/sbom/production-sbom.ts'

/** Stand-ins for what the build of the image makes, because tests run before the pages are built. */
const made: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dist: {
    'index.html': '<!doctype html>',
    'agent.html': '<!doctype html>',
    '.vite/manifest.json': '{}',
    'server/first-question.js': "export const knownBy = []; export const drawFirstQuestion = async () => ''",
  },
  '.': { 'sbom.json': '{}', 'licenses.md': '' },
}

/** Makes the folder of an image: the files that are copied into it, and no package but those of production. */
export function makeProductionFolder(copied: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-image-'))
  for (const [place, files] of Object.entries(made))
    for (const [name, content] of Object.entries(files)) {
      if (!copied.includes(place === '.' ? name : place)) continue
      mkdirSync(path.dirname(path.join(folder, place, name)), { recursive: true })
      writeFileSync(path.join(folder, place, name), content)
    }
  for (const name of copied.filter((one) => one !== 'node_modules' && !existsSync(path.join(folder, one))))
    cpSync(path.join(repository, name), path.join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
    })
  const places = new Set(productionPackages(repository).values())
  for (const place of places) if (place !== 'node_modules/node') linkPackage(place, folder)
  return folder
}

/** Links the files of a package, but no package within it: that is one of its own. */
function linkPackage(place: string, folder: string): void {
  const from = path.join(repository, place)
  if (!existsSync(from)) return
  mkdirSync(path.join(folder, place), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === 'node_modules') continue
    const file = path.join(place, name)
    if (statSync(path.join(repository, file)).isDirectory()) linkPackage(file, folder)
    else linkSync(path.join(repository, file), path.join(folder, file))
  }
}

/** Lists every file below a folder. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
