import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = 'server'

/** Room of a file below `server/`. Files of the folder itself compose all rooms: they are one, without a name. */
const roomOf = (file: string): string => relative(root, dirname(file)).split('/')[0] ?? ''

/** Matches imports that are there when the server runs, not those of types. */
const valueImport =
  /^(?:import|export) (?!type )[^'=;]*?from '(\.[^']+)'|^import '(\.[^']+)'|(?<!typeof )\bimport\('(\.[^']+)'\)/gm

/** Lists the files of `server/`, without tests, that import a value of another room. */
const arrows = globSync(`${root}/**/*.ts`, { exclude: (name) => name.endsWith('.test.ts') }).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(valueImport)]
    .map(([, ...found]) => join(dirname(file), found.find((specifier) => specifier !== undefined) ?? ''))
    .filter((target) => target.startsWith(`${root}/`) && roomOf(target) !== roomOf(file))
    .map((target) => ({ file, target })),
)

/** Rooms of `server/` from the top down, as docs/architecture.md lists them. */
const floors = (() => {
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('## Floors of the server')
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('- '))
  return ['', ...lines.slice(1).flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, room]) => room))]
})()

describe('the floors of the server', () => {
  it('list each room once', () => {
    const rooms = new Set(globSync(`${root}/**/*.ts`).map(roomOf))
    expect([...floors].sort()).toEqual([...rooms].sort())
  })

  it('are imported from above alone, so that no rooms import each other', () => {
    expect(arrows.length).toBeGreaterThan(1000)
    const upward = arrows.filter(
      ({ file, target }) => floors.indexOf(roomOf(target)) < floors.indexOf(roomOf(file)),
    )
    expect(upward.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })
})
