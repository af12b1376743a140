import { describe, expect, it, vi } from 'vitest'
import { createSource, loadSource } from '#source'
import { groupFindings } from './group-findings.ts'
import { runLint } from './run-lint.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Findings of the product without some file of messages, as people are shown them. */
function without(path: string) {
  const { dir, files } = loadSource()
  const texts = [...files].filter(([file]) => file !== path).map(([file, { text }]) => [file, text] as const)
  return groupFindings(runLint(createSource(dir, new Map(texts)), { today: '2026-11-26' })).findings
}

describe('a file of messages that is gone', () => {
  it.each(['product', 'notAccepting', 'server'])(
    'is one finding, soon, which names it and how it comes back, whatever lenders reword: %s.json',
    (part) => {
      const findings = without(`flows/copy/en-US/${part}.json`)
      expect(findings.map(({ rule }) => rule)).toEqual(['copy-missing'])
      expect(findings[0]?.message).toContain(`their file of flows/copy, ${part}.json, is missing or empty`)
      expect(findings[0]?.hint).toContain('git checkout')
      expect(JSON.stringify(findings)).not.toContain('Did you mean')
    },
  )
})
