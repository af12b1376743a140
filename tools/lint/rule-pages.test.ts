import { describe, expect, it } from 'vitest'
import { lintPatched, reportPatched } from '../../tests/support/lint/lint-patched.ts'
import { pretty } from './formats/pretty.ts'
import { rulePage } from './rule-page.ts'
import { rules } from './rules.ts'

/** JSON below a heading: a merge patch over the sample. */
const exampleOf = (page: string, heading: string): string | undefined =>
  new RegExp(`## ${heading}\n\n\`\`\`json\n(.*?)\n\`\`\``, 's').exec(page)?.[1]

const place = { dir: '/sample', cwd: '/sample', isColoured: false }

/** Pages without an example: a journey too large to prove is unreadable, and the sample has no roads. */
const toldInWords = ['inconclusive', 'road-changed']

describe('the page of a rule', () => {
  it.each(rules.filter(({ id }) => !toldInWords.includes(id)))(
    '$id shows what it reports, in its words, and what it accepts',
    ({ id }) => {
      const page = rulePage(id)
      const report = reportPatched(JSON.parse(exampleOf(page, 'Wrong') ?? 'none'))
      const findings = report.findings.filter(({ rule }) => rule === id)
      expect(findings).not.toEqual([])
      expect(page).toContain(`\`\`\`text\n${pretty({ ...report, findings }, place)}\n\`\`\``)
      expect(lintPatched(JSON.parse(exampleOf(page, 'Right') ?? 'none'), id)).toEqual([])
    },
  )

  it('of one that is told in words has both parts too', () => {
    for (const id of toldInWords) expect(rulePage(id)).toMatch(/## Wrong\n\n\w.*## Right\n\n\w/s)
  })
})
