import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

const form = (name: string, widget: string, autocomplete: string) => ({
  $schema: '../../../schemas/dsl/form.schema.json',
  schema: { type: 'object', properties: { [name]: { type: 'string' } } },
  order: [name],
  fields: { [name]: { widget, label: 'product.title', autocomplete, class: 'personal' } },
  submit: 'product.submit',
})

const lintOrder = (order: readonly string[]) =>
  lintSample((tree) => {
    const step = { group: 'you', label: 'product.title' }
    Object.assign(tree['flows/registration.json'], {
      order,
      groupOrder: ['you'],
      groups: { you: { label: 'product.title' } },
      steps: {
        contact: { ...step, form: 'register/contact', skipWhen: 'reachable' },
        phone: { ...step, form: 'register/phone' },
      },
    })
    Object.assign(tree['flows/predicates.json'].predicates, {
      reachable: { all: ['hasPhone'] },
      hasPhone: { field: 'profile.phoneNumbers[].number', exists: true },
    })
    tree['flows/forms/register/contact.json'] = form('email', 'email', 'email')
    tree['flows/forms/register/phone.json'] = form('phoneNumber', 'tel', 'tel')
  }, 'registration-order')

describe('registration-order', () => {
  it('reports a step that is skipped as another one is, by what that one asks', () => {
    const skipping = (skipWhen: string) =>
      lintSample((tree) => {
        const step = { group: 'you', label: 'product.title' }
        Object.assign(tree['flows/registration.json'], {
          order: ['phone', 'email'],
          groupOrder: ['you'],
          groups: { you: { label: 'product.title' } },
          steps: {
            phone: { ...step, form: 'register/phone', skipWhen: 'hasPhone' },
            email: { ...step, form: 'register/contact', skipWhen },
          },
        })
        Object.assign(tree['flows/predicates.json'].predicates, {
          hasPhone: { field: 'profile.phoneNumbers[].number', exists: true },
          hasEmail: { field: 'profile.email', exists: true },
          hasBoth: { all: ['hasPhone', 'hasEmail'] },
        })
        tree['flows/forms/register/contact.json'] = form('email', 'email', 'email')
        tree['flows/forms/register/phone.json'] = form('phoneNumber', 'tel', 'tel')
      }, 'registration-order').map(({ pointer, message }) => `${pointer} ${message}`)
    expect(skipping('hasPhone')).toEqual([
      '/steps/email/skipWhen "email" is skipped as soon as the answers of "phone" are known: its own may still be missing.',
    ])
    expect(skipping('hasEmail')).toEqual([])
    expect(skipping('hasBoth')).toEqual([])
  })

  it('reports a step that asks what an earlier one has asked', () => {
    const step = { group: 'you', label: 'product.title', form: 'register/contact' }
    const findings = lintPatched(
      {
        'flows/registration.json': {
          order: ['contact', 'again'],
          groupOrder: ['you'],
          groups: { you: { label: 'product.title' } },
          steps: { contact: step, again: step },
        },
        'flows/forms/register/contact.json': form('email', 'email', 'email'),
      },
      'registration-order',
    )
    expect(findings.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      '/steps/again/form "again" asks "register/contact", which "contact" has asked before.',
    ])
  })

  it('reports a step whose skipping depends on a later answer, through the predicates that it names', () => {
    expect(lintOrder(['contact', 'phone'])).toMatchObject([
      {
        message:
          'Whether "contact" is skipped depends on profile.phoneNumbers[].number, which is asked for later, at "phone".',
        file: 'flows/registration.json',
        pointer: '/steps/contact/skipWhen',
        hint: 'Put "contact" after "phone" in `order`, or let it depend on what is known by then.',
      },
    ])
  })

  it('accepts one that depends on an earlier answer', () => {
    expect(lintOrder(['phone', 'contact'])).toEqual([])
  })

  it('reports a question by the name of the confirmation, which comes by itself', () => {
    const step = { group: 'you', label: 'complete.title', form: 'product/select' }
    const findings = lintPatched(
      {
        'flows/registration.json': {
          order: ['confirm-email'],
          groupOrder: ['you'],
          groups: { you: { label: 'complete.title' } },
          steps: { 'confirm-email': step },
        },
      },
      'registration-order',
    )
    expect(findings).toMatchObject([
      {
        message: '"confirm-email" is the confirmation, which comes after all questions by itself.',
        pointer: '/order/0',
      },
    ])
  })

  it('reports a step that leads back to a group before', () => {
    const grouped = (order: readonly string[]) =>
      lintPatched(
        {
          'flows/registration.json': {
            order,
            groupOrder: ['first', 'second'],
            groups: { first: { label: 'complete.title' }, second: { label: 'complete.title' } },
            steps: Object.fromEntries(
              ['first', 'second'].map((id) => [
                id,
                { group: id, label: 'complete.title', form: `register/${id}` },
              ]),
            ),
          },
        },
        'registration-order',
      ).map(({ message, pointer }) => [message, pointer])
    expect(grouped(['first', 'second'])).toEqual([])
    expect(grouped(['second', 'first'])).toEqual([
      ['"first" comes after "second", although its group, "first", stands before "second".', '/order/1'],
    ])
  })
})
