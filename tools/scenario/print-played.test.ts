import { describe, expect, it } from 'vitest'
import type { Played } from './play-all.ts'
import { printPlayed } from './print-played.ts'

const road = (name: string, tenant: string, ...messages: readonly string[]): Played => ({
  file: `tests/scenarios/sequences/${tenant}.json`,
  title: `The pages of the road ${name}`,
  tenant,
  road: name,
  failures: messages.map((message) => ({ line: 7, column: 3, message })),
})

const scenario = (tenant: string, ...messages: readonly string[]): Played => ({
  file: 'tests/scenarios/minor.json',
  title: 'A minor is declined',
  tenant,
  failures: messages.map((message) => ({ line: 9, column: 5, message })),
})

describe('what journey test prints', () => {
  it('counts what is as written', () => {
    expect(printPlayed([scenario('bank'), road('main', 'bank'), road('texas', 'bank')])).toBe(
      '1 scenario and 2 roads: all as written.',
    )
  })

  it('names the scenario or road of what differs once', () => {
    expect(printPlayed([scenario('bank', 'expected A'), road('main', 'bank', 'recorded B')])).toBe(
      [
        'A minor is declined (bank)',
        '  tests/scenarios/minor.json:9:5 expected A',
        '',
        'The pages of the road main (bank)',
        '  tests/scenarios/sequences/bank.json:7:3 recorded B',
        '',
        '1 scenario and 1 road: 2 not as written.',
      ].join('\n'),
    )
  })

  it('says a difference once, with whom it concerns and the first place of it', () => {
    const lenders = ['bank', 'crypto', 'harborcu', 'hearthline', 'riverbend']
    const roads = lenders.flatMap((tenant) => [
      road('main', tenant, 'recorded B'),
      road('texas', tenant, 'recorded B'),
    ])
    expect(printPlayed([...roads, scenario('bank', 'recorded B')])).toBe(
      [
        'recorded B',
        '  2 roads: main, texas',
        '  1 scenario: A minor is declined',
        '  5 lenders: bank, crypto, harborcu and 2 more',
        '  such as tests/scenarios/sequences/bank.json:7:3',
        '',
        '1 scenario and 10 roads: 11 not as written, by 1 difference.',
      ].join('\n'),
    )
  })

  it('says by its file what cannot be read', () => {
    const unread: Played = { ...scenario('', 'no scenario'), title: '', tenant: undefined }
    expect(printPlayed([unread])).toContain(
      'tests/scenarios/minor.json\n  tests/scenarios/minor.json:9:5 no scenario',
    )
  })
})
