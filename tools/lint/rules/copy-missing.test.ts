import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('copy-missing', () => {
  it('reports a title without a message', () => {
    const findings = lintSample((tree) => {
      tree['flows/pages.json'].pages.complete.title = 'complete.titel'
    }, 'copy-missing')
    expect(findings).toEqual([
      {
        rule: 'copy-missing',
        severity: 'error',
        message: 'There is no message "complete.titel".',
        file: 'flows/pages.json',
        at: '"complete.titel"',
        pointer: '/pages/complete/title',
        hint: 'Did you mean "complete.title"?',
      },
    ])
  })

  it('reports a button without a message', () => {
    const findings = lintSample((tree) => {
      tree['flows/forms/product/select.json'].submit = 'product.sumbit'
    }, 'copy-missing')
    expect(findings).toEqual([
      {
        rule: 'copy-missing',
        severity: 'error',
        message: 'There is no message "product.sumbit".',
        file: 'flows/forms/product/select.json',
        at: '"product.sumbit"',
        pointer: '/submit',
        hint: 'Did you mean "product.submit"?',
      },
    ])
  })

  it('reports a message that a screen says', () => {
    const screens = { 'screens/a.tsx': "const a = () => t('complete.nowhere')" }
    expect(lintPatched(screens, 'copy-missing')).toEqual([
      {
        rule: 'copy-missing',
        severity: 'error',
        message: 'The screens or the server say "complete.nowhere", and there is no such message.',
        file: 'flows/copy/en-US/complete.json',
        at: '"messages": {',
        pointer: '/messages',
        hint: 'Did you mean "complete.title"?',
      },
    ])
  })

  it('takes another text in quotes for a message only if it has sisters', () => {
    const saying = (text: string) =>
      lintPatched({ 'screens/a.tsx': `const a = '${text}'` }, 'copy-missing').map(({ message }) => message)
    expect(saying('heloc.property.address')).toEqual([])
    expect(saying('complete.a.b')).toEqual([])
  })

  const saying = (code: string, messages: JsonObject) =>
    lintPatched(
      { 'screens/a.tsx': code, 'flows/copy/en-US/complete.json': { messages } },
      'copy-missing',
    ).map(({ message }) => message)

  it('reports the sentence of a refusal', () => {
    const known = { 'server.errors.OTHER': 'Something else.' }
    expect(saying("throw new Problem(404, 'NO_OFFER', { name })", known)).toEqual([
      'The screens or the server say "server.errors.NO_OFFER", and there is no such message.',
    ])
  })

  it('reports the one value of a field for which there is no message', () => {
    const kind = `t(\`complete.kind.\${valuation.kind}\`)`
    const one = { 'complete.kind.BPO': 'By a broker' }
    expect(saying(kind, one)).toEqual([
      'The screens or the server say "complete.kind.EVALUATION", and there is no such message.',
    ])
    expect(saying(kind, { ...one, 'complete.kind.EVALUATION': 'By an appraiser' })).toEqual([])
  })

  it('reports the one of several messages that lacks the part that all others have', () => {
    const letters = `t(\`complete.letter.\${a}.subject\`, t(\`complete.letter.\${a}.body\`))`
    const parts = ['one', 'two', 'three', 'four'].flatMap((name) => [
      `complete.letter.${name}.subject`,
      `complete.letter.${name}.body`,
    ])
    const all = Object.fromEntries(parts.map((key) => [key, 'Dear reader']))
    expect(saying(letters, all)).toEqual([])
    const { 'complete.letter.three.body': _, ...rest } = all
    expect(saying(letters, rest)).toEqual([
      'The screens or the server say "complete.letter.three.body", and there is no such message.',
    ])
  })

  it('reports a letter without the button by which the owner says that it was not them, of a submission and of a guard', () => {
    const findings = lintSample((tree) => {
      tree['flows/copy/en-US/server.json'] = {
        $schema: '../../../schemas/dsl/copy.schema.json',
        messages: { 'server.letters.nameChanged.action': 'This was not me' },
      }
      Object.assign(tree['flows/process.json'].submissions.offer, { tells: 'nameChagned', proof: 'recent' })
      tree['flows/conditions.json'].guards = [
        { action: 'upload', tells: 'nameChanged' },
        { action: 'upload', tells: 'phoneLost' },
      ]
    }, 'copy-missing')
    expect(findings).toMatchObject([
      { file: 'flows/conditions.json', pointer: '/guards/1/tells' },
      {
        message: 'There is no message "server.letters.nameChagned.action".',
        pointer: '/submissions/offer/tells',
        hint: 'Did you mean "server.letters.nameChanged.action"?',
      },
    ])
  })
})
