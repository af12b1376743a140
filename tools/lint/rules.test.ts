import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import { lintSample } from '../../tests/support/lint/lint-sample.ts'
import { rulesOfReading } from './found-while-reading.ts'
import { rules } from './rules.ts'

const folder = path.join(import.meta.dirname, 'rules')
const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'))

describe('the lint rules', () => {
  it('are registered under the names of their files, beside those that reading applies', () => {
    const read = rulesOfReading.map(({ id }) => `${id}.ts`)
    expect(rules.map(({ id }) => `${id}.ts`)).toEqual([...files, ...read].sort())
  })

  it.each(rules)('$id has a test that names it and a page that begins with its reason', ({ id, why }) => {
    expect(readFileSync(path.join(folder, `${id}.test.ts`), 'utf8')).toContain(`'${id}'`)
    const page = readFileSync(path.join(repository, 'docs/lint-rules', `${id}.md`), 'utf8')
    expect(page).toContain(`# ${id}\n\n${why}`)
  })

  it('find nothing in the sample that their tests change', () => {
    expect(lintSample(() => undefined)).toEqual([])
  })
})
