import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const files = globSync('{e2e,engine,screens,server,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root })

it('names in docs/routing-and-sessions.md only tests that exist', () => {
  const text = readFileSync(path.join(root, 'docs/routing-and-sessions.md'), 'utf8')
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => name)
  const isFile = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name) => !isFile(name))).toEqual([])
})
