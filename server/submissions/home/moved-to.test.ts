import { describe, expect, it } from 'vitest'
import type { Application } from '../../applications/application.ts'
import { applyPatch } from '../../applications/change/patch.ts'
import { movedTo } from './moved-to.ts'

const at = (street1: string, street2 = '') => ({
  address: { street1, street2, city: 'Portland', state: 'ME', zip: '04101' },
})
const begun = {
  profile: {},
  heloc: { property: at('12 Maple Street') },
  status: {},
  loanFile: {},
} as unknown as Application
const move = (application: Application, home: ReturnType<typeof at>) =>
  applyPatch(application, {
    removes: ['heloc.valuation', 'loanFile.valuedBy'],
    ...movedTo(application, home),
  })
const valued = (application: Application, value: number, valuedBy: string) =>
  applyPatch(application, {
    heloc: {
      property: { ...application.heloc.property, value, valueSource: 'BROKER' },
      valuation: { kind: 'BPO', receivedAt: '2026-03-02T15:00:00.000Z' },
    },
    loanFile: { valuedBy },
  })

describe('a home', () => {
  it('keeps what was found out about it, as often as the application goes to another and comes back', () => {
    const first = valued(begun, 500_000, 'Ann Broker')
    const second = valued(move(first, at('7 Birch Lane')), 300_000, 'Bo Broker')
    let now = second
    for (const [home, value, valuedBy] of [
      [at('12 Maple St.'), 500_000, 'Ann Broker'],
      [at('7 Birch Ln'), 300_000, 'Bo Broker'],
      [at('12 MAPLE ST'), 500_000, 'Ann Broker'],
    ] as const) {
      now = move(now, home)
      expect(now.heloc).toMatchObject({ property: { ...home, value }, valuation: { kind: 'BPO' } })
      expect(now.loanFile).toMatchObject({ valuedBy, formerHomes: [{}] })
      expect(now.loanFile.formerHomes).toHaveLength(1)
    }
  })

  it('is another one in another unit: nothing of one counts for the other', () => {
    const moved = move(valued(begun, 500_000, 'Ann Broker'), at('12 Maple Street', 'Apt 2'))
    expect(moved.heloc).toEqual({ property: at('12 Maple Street', 'Apt 2'), liens: [] })
    expect(moved.loanFile).not.toHaveProperty('valuedBy')
  })

  it('of which nothing is known is not kept', () => {
    expect(move(begun, at('7 Birch Lane')).loanFile.formerHomes).toEqual([])
  })
})
