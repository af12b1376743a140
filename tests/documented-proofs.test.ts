import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tests = globSync(['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.spec.ts'], {
  exclude: ['node_modules/**', 'examples/**'],
})

interface Row {
  readonly rule: string
  readonly files: readonly string[]
  readonly sentences: readonly string[]
}

/** Rows of the tables, each with the files of tests and the beginnings of sentences that it names. */
function rows(): readonly Row[] {
  const page = readFileSync('docs/routing-and-sessions.md', 'utf8')
  let above: readonly string[] = []
  return [...page.matchAll(/^\| (.+) \| (.+) \|$/gm)].map(([, rule = '', proof = '']) => {
    const named = [...proof.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file)
    const files = proof.startsWith('same') ? [...above.slice(0, 1), ...named] : named
    above = files
    return { rule, files, sentences: [...proof.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text) }
  })
}

const filesNamed = (name: string) => tests.filter((file) => file === name || file.endsWith(`/${name}`))

describe('docs/routing-and-sessions.md', () => {
  const proven = rows().filter(({ files }) => files.length > 0)

  it('has a proof for most of its rules', () => {
    expect(proven.length).toBeGreaterThan(50)
  })

  it.each(proven)('names tests that are there: $rule', ({ files, sentences }) => {
    expect(files.filter((name) => filesNamed(name).length === 0)).toEqual([])
    const texts = files.flatMap(filesNamed).map((file) => readFileSync(file, 'utf8'))
    expect(sentences.filter((sentence) => !texts.some((text) => text.includes(sentence)))).toEqual([])
  })
})
