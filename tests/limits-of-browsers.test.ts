import { describe, expect, it } from 'vitest'
import { limitValues, messageArguments } from '#engine'
import { browserJourney, loadSource, tenantJourney } from '#source'

const journey = tenantJourney(loadSource(), 'hearthline')
const { locale, source } = journey

describe('what browsers are sent of the limits', () => {
  it('is every figure that one of their messages names', () => {
    const { first, later } = browserJourney(journey)
    const known = Object.keys(limitValues(source.limits, locale))
    const sent = Object.keys(limitValues(first.source.limits, locale))
    const named = Object.values({ ...first.source.copy, ...later }).flatMap((message) => [
      ...messageArguments(message).keys(),
    ])
    const missing = named.filter((name) => known.includes(name) && !sent.includes(name))
    expect(missing).toEqual([])
  })
})
