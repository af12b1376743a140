import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { rulesOf } from '../../tools/lint/rules-of.ts'
import { runLint } from '../../tools/lint/run-lint.ts'
import { batchesOf } from './batches.ts'
import type { Edit } from './edit.ts'
import { withEdits } from './edited-source.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Edits of a file: what owners and lenders really change, each with all that the documentation asks for beside it. */
const editsOf = (name: string): readonly Edit[] =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))

const edits = ['words', 'help', 'numbers', 'lenders', 'questions', 'decisions', 'order'].flatMap(editsOf)

describe('an innocent edit', () => {
  it('is one of more than a hundred', () => {
    expect(new Set(edits.map(({ title }) => title)).size).toBe(edits.length)
    expect(edits.length).toBeGreaterThan(100)
  })

  it.each(batchesOf(edits).map((batch) => [titlesOf(batch), batch] as const))(
    'is nothing to the linter: %s',
    (_, batch) => {
      const { findings, crashes } = withEdits(batch, (source) =>
        runLint(source, {
          // `journey format` puts the files in order.
          selected: rulesOf(source.project).filter(
            ({ id, isAskedFor }) => id !== 'canonical-form' && isAskedFor !== true,
          ),
        }),
      )
      expect([...findings, ...crashes]).toEqual([])
    },
  )
})

function titlesOf(batch: readonly Edit[]): string {
  const [first, ...others] = batch.map(({ title }) => title)
  return others.length === 0 ? `${first}` : `${first}, and ${others.length} more`
}
