import { describe, expect, it } from 'vitest'
import { loadProject } from '#source'
import { exampleOf } from '../../tests/support/lint/example-of.ts'
import { lintPatched, reportPatched } from '../../tests/support/lint/lint-patched.ts'
import { pretty } from './formats/pretty.ts'
import { rulePage } from './rule-page.ts'
import { rulesOf } from './rules-of.ts'

const rules = rulesOf(loadProject())

const place = { dir: '/sample', root: '/sample', isColoured: false }

/** Pages without an example: a journey too large to prove is unreadable, and the sample has no roads. */
const toldInWords = ['inconclusive', 'road-changed']

describe('the page of a rule', () => {
  it.each(rules.filter(({ id }) => !toldInWords.includes(id)))(
    '$id shows what it reports, in its words, and what it accepts',
    (rule) => {
      const { id } = rule
      const page = rulePage(rule)
      const report = reportPatched(JSON.parse(exampleOf(rule, 'Wrong') ?? 'none'))
      const findings = report.findings.filter((finding) => finding.rule === id)
      expect(findings).not.toEqual([])
      expect(page).toContain(`\`\`\`text\n${pretty({ ...report, findings, notApplied: [] }, place)}\n\`\`\``)
      expect(lintPatched(JSON.parse(exampleOf(rule, 'Right') ?? 'none'), id)).toEqual([])
    },
  )

  it('of one that is told in words has both parts too', () => {
    for (const rule of rules.filter(({ id }) => toldInWords.includes(id)))
      expect(rulePage(rule)).toMatch(/## Wrong\n\n\w.*## Right\n\n\w/s)
  })
})
