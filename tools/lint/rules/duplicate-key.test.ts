import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('duplicate-key', () => {
  it('reports a key that stands twice', () => {
    const findings = lintSample((tree) => {
      tree['flows/copy/en-US/complete.json'] =
        '{\n  "$schema": "x",\n  "messages": {\n    "complete.title": "Done",\n    "complete.title": "Finished"\n  }\n}'
    }, 'duplicate-key')
    expect(findings).toEqual([
      {
        rule: 'duplicate-key',
        severity: 'error',
        message:
          '"complete.title" already stands in this object, on line 4; a parser keeps only the last of the two.',
        file: 'flows/copy/en-US/complete.json',
        at: '"complete.title": "Finished"',
        pointer: '/messages/complete.title',
        hint: 'Keep one of the two.',
      },
    ])
  })
})
