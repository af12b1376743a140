import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const sources = globSync(path.join(import.meta.dirname, '**/*.ts'), {
  exclude: (name) => name.endsWith('.test.ts'),
}).map((file) => readFileSync(file, 'utf8'))
const described = readFileSync('docs/log-events.md', 'utf8')
const missing = (names: readonly string[]) =>
  [...new Set(names)].filter((name) => !described.includes(`\`${name}\``)).sort()
const found = (pattern: RegExp) =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))

describe('docs/log-events.md', () => {
  it('names every event of security', () => {
    const [, union = ''] = /type SecurityEvent =([\s\S]*?)\n\n/.exec(sources.join('\n')) ?? []
    const names = [
      ...[...union.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name),
      ...found(/security: '([a-z-]+)'/g),
    ]
    expect(names.length).toBeGreaterThan(20)
    expect(missing(names)).toEqual([])
  })

  it('names every other event by its fixed text', () => {
    const names = found(/\blog\.(?:info|warn|error)\(\s*(?:\{[^}]*\},\s*)?'([^']+)'/g)
    expect(names.length).toBeGreaterThan(35)
    expect(missing(names)).toEqual([])
  })
})
