import { describe, expect, it } from 'vitest'
import { juniorLiens, payoffOf } from './junior-liens.ts'

const lien = (uuid: string, position: number, balance: number, paidOff = false) => ({
  ...{ uuid, position, balance, paidOff },
  lender: `Lender ${uuid}`,
  type: 'MORTGAGE' as const,
})
const first = lien('first', 1, 310_000)
const second = lien('second', 2, 45_000.5)
const third = lien('third', 3, 12_000.25)

describe('the liens that stand before a line', () => {
  it('are none in the way while the line comes second', () => {
    expect(juniorLiens({ liens: [first] })).toEqual([])
    expect(juniorLiens({})).toEqual([])
  })

  it('are in the way, but for the first, when the line would come third or later', () => {
    expect(juniorLiens({ liens: [third, first, second] })).toEqual([second, third])
  })

  it('are no more in the way once paid off, or to be paid off from the line', () => {
    expect(juniorLiens({ liens: [first, { ...second, paidOff: true }] })).toEqual([])
    expect(juniorLiens({ liens: [first, second], payoff: payoffOf([second]) })).toEqual([])
  })

  it('come to what paying them off takes, in whole cents', () => {
    expect(payoffOf([second, third])).toEqual({ lienUuids: ['second', 'third'], amount: 57_000.75 })
  })
})
