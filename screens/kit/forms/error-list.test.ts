// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { inPageOrder } from './error-list.ts'

describe('the list of errors', () => {
  it('follows the page, whoever found them, and keeps what is not on it', () => {
    document.body.innerHTML = '<input id="one"><fieldset id="two"><input id="three"></fieldset>'
    const found = ['three', 'elsewhere', 'two', 'one'].map((target) => ({ target, message: target }))
    const order = inPageOrder(found).map(({ target }) => target)
    expect(order.filter((target) => target !== 'elsewhere')).toEqual(['one', 'two', 'three'])
    expect(order).toContain('elsewhere')
  })
})
