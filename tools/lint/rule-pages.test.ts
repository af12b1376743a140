import { describe, expect, it } from 'vitest'
import { exampleOf } from '../../tests/support/lint/example-of.ts'
import { lintPatched, reportPatched } from '../../tests/support/lint/lint-patched.ts'
import { pretty } from './formats/pretty.ts'
import { rulePage } from './rule-page.ts'
import { rules } from './rules.ts'

const place = { dir: '/sample', root: '/sample', isColoured: false }

/** Pages without an example: a journey too large to prove is unreadable, and the sample has no roads. */
const toldInWords = ['inconclusive', 'road-changed']

describe('the page of a rule', () => {
  it.each(rules.filter(({ id }) => !toldInWords.includes(id)))(
    '$id shows what it reports, in its words, and what it accepts',
    ({ id }) => {
      const page = rulePage(id)
      const report = reportPatched(JSON.parse(exampleOf(id, 'Wrong') ?? 'none'))
      const findings = report.findings.filter(({ rule }) => rule === id)
      expect(findings).not.toEqual([])
      expect(page).toContain(`\`\`\`text\n${pretty({ ...report, findings, notApplied: [] }, place)}\n\`\`\``)
      expect(lintPatched(JSON.parse(exampleOf(id, 'Right') ?? 'none'), id)).toEqual([])
    },
  )

  it('of one that is told in words has both parts too', () => {
    for (const id of toldInWords) expect(rulePage(id)).toMatch(/## Wrong\n\n\w.*## Right\n\n\w/s)
  })
})
