import { describe, expect, it } from 'vitest'
import flows from '../../flows/pages.json' with { type: 'json' }
import type { PagesSource } from '../source.ts'
import { pagePattern, pathOf } from './page-path.ts'

const pages = flows as PagesSource // The linter checks it against its schema.
const uuid = '11111111-1111-4111-8111-111111111111'

describe('the path of a page', () => {
  it('stands below the application, with its own parameters last', () => {
    expect(pagePattern(pages, 'income/link')).toBe('/account/heloc/:uuid/income/link/:type')
    expect(pathOf(pages, 'income/link', { uuid, params: { type: 'PLAID_TRANSACTIONS' } })).toBe(
      `/account/heloc/${uuid}/income/link/PLAID_TRANSACTIONS`,
    )
    expect(pathOf(pages, 'liens', { uuid })).toBe(`/account/heloc/${uuid}/liens`)
  })

  it('ends before a parameter that it is not given', () => {
    expect(pathOf(pages, 'income/link', { uuid })).toBe(`/account/heloc/${uuid}/income/link`)
  })

  it('of an additional signer names their area once', () => {
    expect(pathOf(pages, 'heloc-signer/resume')).toBe('/account/heloc/heloc-signer/resume')
  })

  it('is the one written for it where it stands alone', () => {
    expect(pathOf(pages, 'register')).toBe('/account/heloc/register')
    expect(pathOf(pages, 'dashboard')).toBe('/dashboard')
  })

  it('of what is no page is its own', () => {
    expect(pathOf(pages, '/')).toBe('/')
    expect(pathOf(pages, 'settings')).toBe('/settings')
  })

  it('keeps what stands in a uuid or a parameter as it is', () => {
    expect(pathOf(pages, 'income/upload', { uuid, params: { type: '$&' } })).toBe(
      `/account/heloc/${uuid}/income/upload/$&`,
    )
  })
})
