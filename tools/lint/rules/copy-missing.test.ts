import { describe, expect, it } from 'vitest'
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
