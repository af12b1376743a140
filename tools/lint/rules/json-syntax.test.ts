import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('json-syntax', () => {
  it('reports a truncated file', () => {
    const findings = lintSample((tree) => {
      tree['flows/limits.json'] = '{ "$schema": "x", "limits": {'
    }, 'json-syntax')
    expect(findings).toEqual([
      {
        rule: 'json-syntax',
        severity: 'error',
        message: 'This is not valid JSON: the file ends too soon.',
        file: 'flows/limits.json',
        at: '',
        pointer: '',
        hint: 'Nothing else in this file can be checked until it parses.',
      },
    ])
  })

  it('reports a comma that is missing', () => {
    const findings = lintSample((tree) => {
      tree['flows/limits.json'] = '{ "a": 1 "b": 2 }'
    }, 'json-syntax')
    expect(findings).toEqual([
      {
        rule: 'json-syntax',
        severity: 'error',
        message: 'This is not valid JSON: comma expected.',
        file: 'flows/limits.json',
        at: '"b": 2 }',
        pointer: '',
        hint: 'Nothing else in this file can be checked until it parses.',
      },
    ])
  })

  const messages = (text: string) =>
    lintSample((tree) => {
      tree['flows/limits.json'] = text
    }).map(({ rule, message }) => [rule, message])

  it.each([
    [
      '\ufeff{ "limits": {} }',
      'This file begins with a byte order mark (U+FEFF), which nobody sees and JSON does not allow.',
    ],
    [
      '{ "limits":\u00a0{} }',
      'Here stands a no-break space (U+00A0), which nobody sees and JSON does not allow.',
    ],
    [
      '{ \u200b"limits": {} }',
      'Here stands a zero-width space (U+200B), which nobody sees and JSON does not allow.',
    ],
    [
      '{ \u201climits\u201d: {} }',
      '"\u201c" (U+201C) is a curly quotation mark; JSON takes the straight " (U+0022) alone.',
    ],
    [
      '{ "limits\u201d: {} }',
      '"\u201d" (U+201D) is a curly quotation mark; JSON takes the straight " (U+0022) alone.',
    ],
    [
      "{ 'limits': {} }",
      '"\'" (U+0027) is a single quotation mark; JSON takes the straight " (U+0022) alone.',
    ],
    ['{ // for the next editor\n "limits": {} }', 'A comment stands here, and JSON has none.'],
    ['{ /* why */ "limits": {} }', 'A comment stands here, and JSON has none.'],
    ['# why\n{ "limits": {} }', 'A comment stands here, and JSON has none.'],
    ['{ "limits": \u0442rue }', '"\u0442" (U+0442, Cyrillic) stands here outside of a text.'],
    ['{ "limits": "a\tb" }', 'A tab (U+0009) stands in a text, where JSON wants it escaped: \\t.'],
    ['{ "limits": {}, }', 'This is not valid JSON: a comma stands before }, where nothing follows it.'],
    ['null', 'This file holds null, and an object belongs here.'],
    ['[]', 'This file holds a list, and an object belongs here.'],
    ['7', 'This file holds a number, and an object belongs here.'],
  ])('names in one finding what stands in %j', (text, message) => {
    expect(messages(text)).toEqual([['json-syntax', message]])
  })

  const conflict = '<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> other'
  it.each([
    [`{\n${conflict}\n}`, 'lines 2 to 6'],
    [`{\r\n${conflict.replaceAll('\n', '\r\n')}\r\n}`, 'lines 2 to 6'],
    [`{\n${conflict},\n"b": 1,\n${conflict}\n}`, 'lines 2 to 6, lines 8 to 12'],
    ['{\n"a": 1,\n=======\n"a": 2\n}', 'line 3'],
    ['{\n<<<<<<< HEAD\n"a": 1\n||||||| base\n"a": 0\n=======\n"a": 2\n>>>>>>> b\n}', 'lines 2 to 8'],
  ])('names an unresolved merge, and nothing that follows from it: %j', (text, lines) => {
    expect(messages(text)).toEqual([['json-syntax', `This file holds an unresolved merge: ${lines}.`]])
  })

  it('says the same of a lender, and nothing of what its file lacks', () => {
    for (const text of ['null', '\ufeff{}', conflict]) {
      const findings = lintSample((tree) => {
        tree['tenants/bank/tenant.json'] = text
      })
      expect(findings.map(({ rule }) => rule)).toEqual(['json-syntax'])
    }
  })

  it('takes curly marks and no-break spaces within a text', () => {
    const findings = lintSample((tree) => {
      tree['flows/copy/en-US/complete.json'].messages['complete.title'] = '\u201cDone\u201d,\u00a0all of it'
    }, 'json-syntax')
    expect(findings).toEqual([])
  })
})
