import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const found = (patch: JsonObject) =>
  lintPatched(patch, 'same-words').map(({ file, pointer, message }) => `${file} ${pointer} ${message}`)

const copy = 'flows/copy/en-US/product.json'

const letters = (changed: string) => ({
  [copy]: {
    messages: {
      'server.letters.emailChanged.subject': 'Your email was changed',
      'server.letters.phoneChanged.subject': changed,
    },
  },
})

const form = (fields: JsonObject) => ({
  [copy]: { messages: { 'product.yes': 'Yes', 'product.no': 'yes', 'product.pay': 'Repayment' } },
  'flows/forms/product/select.json': { fields, order: Object.keys(fields) },
})

const radio = (label: string, ...labels: readonly string[]) => ({
  widget: 'radio',
  label,
  class: 'public',
  options: labels.map((each) => ({ value: each, label: each })),
})

describe('same-words', () => {
  it('reports a letter with the subject of another', () => {
    expect(found(letters('Your email was changed'))).toEqual([
      `${copy} /messages/server.letters.phoneChanged.subject The subject of "phoneChanged" is that of "emailChanged" too: "Your email was changed".`,
    ])
    expect(found(letters('Your telephone was changed'))).toEqual([])
  })

  it('accepts letters of one subject that names whom they are about', () => {
    const subject = '{name} asks you to sign'
    const messages = { 'server.letters.a.subject': subject, 'server.letters.b.subject': subject }
    expect(found({ [copy]: { messages } })).toEqual([])
  })

  it('reports two answers of agents with one title', () => {
    const canned = { hello: { title: 'Greeting', text: 'Hello.' }, bye: { title: 'greeting', text: 'Bye.' } }
    const help = { $schema: '../../schemas/dsl/help.schema.json', canned }
    expect(found({ 'flows/help/canned.json': help })).toEqual([
      'flows/help/canned.json /canned/bye/title The title of "bye" is that of "hello" too: "Greeting".',
    ])
  })

  it('reports steps of registration that name one message', () => {
    const step = (label: string) => ({ group: 'all', label, form: 'product/select' })
    const registration = (label: string) => ({
      'flows/registration.json': {
        order: ['name', 'birthdate'],
        groupOrder: ['all'],
        groups: { all: { label: 'product.title' } },
        steps: { name: step('product.submit'), birthdate: step(label) },
      },
    })
    expect(found(registration('product.submit'))).toEqual([
      'flows/registration.json /steps/birthdate/label The name of "birthdate" is that of "name" too: "Choose".',
    ])
    expect(found(registration('product.apr'))).toEqual([])
  })

  it('reports a lender that words one page as another', () => {
    const overrides = (title: string) => ({
      'tenants/bank/tenant.json': { overrides: { copy: { 'complete.title': title } } },
    })
    expect(found(overrides('Choose your offer'))).toEqual([
      'tenants/bank/tenant.json /overrides/copy/complete.title The title of "complete" is that of "product/select" too: "Choose your offer".',
    ])
    expect(found(overrides('Finished'))).toEqual([])
  })

  it('reports fields of one form with one label, unless they take each other’s place', () => {
    const number = { widget: 'account', label: 'product.pay', class: 'secret' }
    const file = 'flows/forms/product/select.json'
    expect(found(form({ routing: number, account: number }))).toEqual([
      `${file} /fields/account/label The label of "account" is that of "routing" too: "Repayment".`,
    ])
    const shown = (kind: string) => ({ ...number, showWhen: { kind } })
    expect(found(form({ routing: shown('A'), account: shown('B') }))).toEqual([])
  })

  it('reports choices whose different messages read the same', () => {
    expect(found(form({ pay: radio('product.pay', 'product.yes', 'product.no') }))).toEqual([
      'flows/forms/product/select.json /fields/pay/options/1/label The choice reads as another one does, "product.yes": "Yes".',
    ])
    expect(found(form({ pay: radio('product.pay', 'product.yes', 'product.title') }))).toEqual([])
  })
})
