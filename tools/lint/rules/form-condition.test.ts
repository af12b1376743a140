import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const field = { widget: 'text', label: 'product.submit', class: 'public', autocomplete: 'off' }
const choice = { ...field, widget: 'radio', options: [] }

/** Messages and hints by place, for a form that asks for `kind` (A or B), `isOwn` (yes or no) and `name`. */
const faultsIn = (fields: JsonObject, order: readonly string[] = ['kind', 'isOwn', 'name']) => {
  const properties = {
    kind: { type: 'string', enum: ['HOUSE', 'FLAT'] },
    isOwn: { type: 'boolean' },
    name: { type: 'string' },
    rooms: { type: 'array', items: { type: 'string' } },
  }
  const known = { kind: choice, isOwn: choice, name: field, rooms: { ...choice, widget: 'checkboxes' } }
  const form = { schema: { properties }, order: [...order], fields: mix(known, fields) }
  return lintPatched({ 'flows/forms/product/select.json': form }, 'form-condition').map(
    ({ pointer, message, hint }) => [pointer, message, hint].filter(Boolean).join(' '),
  )
}

const mix = (known: Readonly<Record<string, JsonObject>>, more: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(known).map(([name, own]) => [name, { ...own, ...Object(more[name]) }]))

describe('form-condition', () => {
  it.each([
    ['kind', 'HUOSE', 'Nobody answers "HUOSE" to "kind". Did you mean "HOUSE"?'],
    ['isOwn', 'true', 'Nobody answers "true" to "isOwn". Its answer is boolean.'],
    ['name', true, 'Nobody answers true to "name". Its answer is string.'],
    ['rooms', 'KITCHEN', 'Nobody answers "KITCHEN" to "rooms". Its answer is array.'],
  ])('reports a question that waits for an answer which %s never has', (other, value, message) => {
    const order = ['kind', 'isOwn', 'rooms', 'name', 'last']
    const waiting = { name: { showWhen: { [other]: value } } }
    const asked = other === 'name' ? { rooms: { showWhen: { name: value } } } : waiting
    const place = other === 'name' ? 'rooms' : 'name'
    expect(faultsIn(asked, other === 'name' ? ['name', 'rooms'] : order)).toEqual([
      `/fields/${place}/showWhen/${other} ${message}`,
    ])
  })

  it('accepts one that waits for what can be answered', () => {
    expect(
      faultsIn({ isOwn: { showWhen: { kind: 'HOUSE' } }, name: { showWhen: { isOwn: false } } }),
    ).toEqual([])
  })

  it('reports a question that waits for a later one, or for itself', () => {
    expect(faultsIn({ kind: { showWhen: { isOwn: true } }, name: { showWhen: { name: 'x' } } })).toEqual([
      '/fields/kind/showWhen/isOwn "isOwn" is asked only after "kind". Change the order, or what it waits for.',
      '/fields/name/showWhen/name "name" waits for itself. Name another field.',
    ])
  })

  it('reports a condition on what is known that can never be judged', () => {
    const unless = (condition: JsonObject) => faultsIn({ name: { unless: condition } })
    expect(unless({ field: 'profile.hasSsn', equals: 'true' })).toEqual([
      '/fields/name/unless/equals "true" is a string, where the field holds a boolean.',
    ])
    expect(unless({ not: { field: 'heloc.payType', equals: 'MANUAL' } })).toEqual([
      expect.stringContaining('/fields/name/unless/not This would hold whenever "heloc.payType" is absent'),
    ])
    expect(unless({ field: 'profile.hasSsn', equals: true })).toEqual([])
  })

  it('reports one on what the browser alone knows', () => {
    expect(faultsIn({ name: { unless: { field: 'session.signer', equals: true } } })).toEqual([
      '/fields/name/unless Only the browser knows "session.signer": the server would ask for this answer all the same. Ask for something of the application or of the lender.',
    ])
  })

  it('reports a field that repeats itself, a later one, or one of another kind', () => {
    const later = 'Change the order, or what it waits for.'
    expect(faultsIn({ name: { same: 'name' } })).toEqual([
      '/fields/name/same "name" waits for itself. Name another field.',
    ])
    expect(faultsIn({ kind: { same: 'isOwn' } })).toEqual([
      `/fields/kind/same "isOwn" is asked only after "kind". ${later}`,
    ])
    expect(faultsIn({ name: { same: 'kind' } })).toEqual([
      '/fields/name/same "kind" is answered otherwise (radio) than this field (text), which repeats it. Name the field whose answer is given twice.',
    ])
  })

  it('reports one that repeats what is not always asked for', () => {
    const asked = { showWhen: { kind: 'HOUSE' } }
    expect(faultsIn({ isOwn: asked, rooms: {} })).toEqual([])
    const repeat = { isOwn: { ...asked, widget: 'text' }, name: { same: 'isOwn' } }
    expect(faultsIn(repeat)).toEqual([
      '/fields/name/same "isOwn" is not always asked for where this field repeats it, and no answer would do. Give both the same `showWhen` and `unless`.',
    ])
    expect(faultsIn({ ...repeat, name: { same: 'isOwn', ...asked } })).toEqual([])
  })
})
