// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../kit/api/api-error.ts'
import { allowedQuery } from './describe-event.ts'
import { reportErrors } from './report-errors.ts'

const report = vi.fn()
const stop = reportErrors(report)
afterEach(() => report.mockReset())

const happens = (error: unknown) => dispatchEvent(Object.assign(new Event('error'), { error }))

describe('an error', () => {
  it('is told by its name and a sentence of ours, never in its own words', () => {
    happens(new TypeError('maya@example.com is no function'))
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new DOMException('canary') }))
    dispatchEvent(new CustomEvent('errorfallback', { detail: Object.assign(new Error(), { name: 'maya' }) }))
    expect(report.mock.calls.map(([told]) => Object.values(told).join(': '))).toEqual([
      'TypeError: Uncaught error',
      'DOMException: Unhandled rejection',
      'Error: HELOC: Error Fallback',
    ])
  })

  it('is not told where it is the network’s', () => {
    happens(new TypeError('Failed to fetch'))
    happens(new ApiError(0, 'Response was not defined for /x'))
    happens(new DOMException('', 'AbortError'))
    expect(report).not.toHaveBeenCalled()
    stop()
  })
})

describe('the query of an address', () => {
  it('is told as far as it is on the list, in plain words', () => {
    expect(allowedQuery('?org=harborcu&email=a@b.c&utm_source=a@b.c&utm_medium=mail')).toEqual({
      org: 'harborcu',
      utm_medium: 'mail',
    })
  })
})
