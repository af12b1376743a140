import type { Heloc } from '#generated/domain'
import type { LineOffer } from './offer-figures.ts'

/** Changes to the offer that was chosen before. */
export interface OfferRevision {
  readonly amount?: { readonly before: number; readonly now: number }
  readonly rate?: { readonly years: number; readonly before: number; readonly now: number }
  readonly term?: { readonly years: number }
}

/** Finds the changes; undefined if nothing was chosen before, because then these are the first offers. */
export function findRevision(heloc: Heloc, offers: readonly LineOffer[]): OfferRevision | undefined {
  const { amount, term, rate } = heloc
  if (!amount || !term || offers.length === 0) return undefined
  const sameTerm = offers.find((offer) => offer.term === term)
  const most = Math.max(...(sameTerm ? [sameTerm] : offers).map((offer) => offer.maxAmount))
  return {
    ...(most < amount && { amount: { before: amount, now: most } }),
    ...(sameTerm === undefined && { term: { years: term } }),
    ...(sameTerm &&
      rate &&
      sameTerm.rate !== rate && { rate: { years: term, before: rate, now: sameTerm.rate } }),
  }
}
