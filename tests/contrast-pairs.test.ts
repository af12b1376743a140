import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import { contrastPairs } from '../engine/theme/contrast-pairs.ts'

const texts = globSync('screens/**/*.css', { cwd: repository }).flatMap((file) =>
  [
    ...readFileSync(path.join(repository, file), 'utf8').matchAll(
      /(?<=[\s;{])color: var\(--color-([\w-]+)\)/g,
    ),
  ].map(([, token]) => token ?? ''),
)

describe('the pairs of colours that every theme is held to', () => {
  it('know every colour of text of every style sheet', () => {
    const known = new Set(contrastPairs.map(({ token }) => token))
    expect(texts.length).toBeGreaterThan(40)
    expect([...new Set(texts)].filter((token) => !known.has(token))).toEqual([])
  })
})
