import { describe, expect, it } from 'vitest'
import { rulePage } from './rule-page.ts'
import { rules } from './rules.ts'
import { lintPatched } from './testing/lint-patched.ts'

/** The JSON below a heading: a merge patch over the sample. */
const exampleOf = (page: string, heading: string): string | undefined =>
  new RegExp(`## ${heading}\n\n\`\`\`json\n(.*?)\n\`\`\``, 's').exec(page)?.[1]

/** A journey that defeats the proof is no example that one reads, and the sample has no roads. */
const toldInWords = ['inconclusive', 'road-changed']

describe('the page of a rule', () => {
  it.each(rules.filter(({ id }) => !toldInWords.includes(id)))(
    '$id shows what it reports, in its words, and what it accepts',
    ({ id }) => {
      const page = rulePage(id)
      const findings = lintPatched(JSON.parse(exampleOf(page, 'Wrong') ?? 'none'), id)
      expect(findings).not.toEqual([])
      for (const { message } of findings) expect(page).toContain(message)
      expect(lintPatched(JSON.parse(exampleOf(page, 'Right') ?? 'none'), id)).toEqual([])
    },
  )

  it('of one that is told in words has both parts too', () => {
    for (const id of toldInWords) expect(rulePage(id)).toMatch(/## Wrong\n\n\w.*## Right\n\n\w/s)
  })
})
