import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import { rules } from './rules.ts'
import { lintPatched } from './testing/lint-patched.ts'

/** The JSON below a heading: a merge patch over the sample. */
function exampleOf(page: string, heading: string): string | undefined {
  return new RegExp(`## ${heading}\n\n\`\`\`json\n(.*?)\n\`\`\``, 's').exec(page)?.[1]
}

const examples = rules.flatMap(({ id }) => {
  const page = readFileSync(path.join(repository, 'docs/lint-rules', `${id}.md`), 'utf8')
  const [wrong, right] = [exampleOf(page, 'Wrong'), exampleOf(page, 'Right')]
  return wrong === undefined || right === undefined ? [] : [{ id, wrong, right }]
})

describe('the page of a rule', () => {
  it.each(examples)('$id shows what it reports, and what it accepts', ({ id, wrong, right }) => {
    expect(lintPatched(JSON.parse(wrong), id).map(({ rule }) => rule)).toContain(id)
    expect(lintPatched(JSON.parse(right), id)).toEqual([])
  })
})
