import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { settingsRead } from '../support/deploy/settings-read.ts'

const notes = readFileSync('docs/upgrading.md', 'utf8')
const newest = notes.split('\n## ')[1] ?? ''

it('this version has its notes, the newest first', () => {
  expect(newest.split('\n')[0]).toBe(manifest.version)
})

it('the notes name settings that the server reads', () => {
  const named = [...notes.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((name) => !settingsRead().has(name))).toEqual([])
})

it('a migration that takes away what was there is told of in the notes', () => {
  const contractions = globSync('server/database/migrations/*.sql').filter((file) =>
    readFileSync(file, 'utf8').startsWith('-- Contraction of '),
  )
  expect(contractions.filter((file) => !notes.includes(path.basename(file)))).toEqual([])
})
