import type { Heloc } from '#generated/domain'
import type { Application } from '../../applications/application.ts'

/** Returns no offers, because an answer changed. If there were some, the next ones are told apart by that cause. */
export const withoutOffers = ({ heloc: { offers = [] } }: Application): Heloc => ({
  offers: [],
  ...(offers.length > 0 && { revisionCause: 'ANSWER' }),
})
