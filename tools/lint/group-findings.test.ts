import { describe, expect, it } from 'vitest'
import { createSource, loadSource, type Source } from '#source'
import { groupFindings } from './group-findings.ts'
import { runLint } from './run-lint.ts'

const shipped = loadSource()

/** Shipped flows with a file changed, or taken away. */
function changed(
  file: string,
  change?: (value: { transitions: Record<string, object> }) => void,
  dir = '/nowhere',
): Source {
  const texts = new Map([...shipped.files].map(([name, { text }]) => [name, text]))
  const value = JSON.parse(texts.get(file) ?? '')
  change?.(value)
  if (change === undefined) texts.delete(file)
  else texts.set(file, JSON.stringify(value, null, 2))
  return createSource(dir, texts, { tenants: shipped.tenants })
}

const without = (file: string, event: string) =>
  changed(file, ({ transitions }) => {
    delete transitions[event]
  })

describe('the findings of one mistake', () => {
  it.each([
    ['flows/process.json', 'identityDocumentsProvided'],
    ['flows/process.json', 'deedRecorded'],
    ['flows/process.json', 'creditFrozen'],
    ['flows/journey.json', 'addHmdaInfo'],
  ])('are one finding when %s lost the transition %s, with the others as its consequences', (file, event) => {
    const report = runLint(without(file, event), { tenant: 'hearthline' })
    const [cause, ...others] = groupFindings(report).findings
    expect(others).toEqual([])
    expect(cause).toMatchObject({ rule: 'unknown-reference', message: `There is no event "${event}".` })
    expect(cause?.consequences).toHaveLength(report.findings.length - 1)
  })

  it('are one finding for the subject, body and button of a letter that nobody sends', () => {
    const add = (value: object) => {
      const { messages } = value as { messages: Record<string, string> }
      for (const part of ['subject', 'body', 'action'])
        messages[`server.letters.unsent.${part}`] = `A ${part}`
    }
    const source = changed('flows/copy/en-US/server.json', add, shipped.dir)
    const { findings } = groupFindings(runLint(source, { tenant: 'hearthline' }))
    const unused = findings.filter(({ rule }) => rule === 'unused-copy')
    expect(unused).toHaveLength(1)
    expect(unused[0]?.consequences).toHaveLength(2)
  })

  it('are one finding for all messages of a file that is gone', () => {
    const report = runLint(changed('flows/copy/en-US/register.json'), { tenant: 'hearthline' })
    expect(report.findings.length).toBeGreaterThan(10)
    const grouped = groupFindings(report).findings.filter(({ rule }) => rule === 'copy-missing')
    expect(grouped).toHaveLength(1)
  })

  it('are never lost: those of another mistake stay beside it', () => {
    const source = changed('flows/process.json', (value) => {
      delete value.transitions.deedRecorded
      delete value.transitions.creditFrozen
    })
    const report = runLint(source, { tenant: 'hearthline' })
    const grouped = groupFindings(report).findings
    const all = grouped.flatMap((finding) => [finding, ...(finding.consequences ?? [])])
    expect(all).toHaveLength(report.findings.length)
    expect(grouped.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['There is no event "deedRecorded".', 'There is no event "creditFrozen".']),
    )
  })
})
