import { useState } from 'react'
import { formatAmount, parseAmount } from '../../../../forms/widgets/parse-amount.ts'
import { useKeptState } from '../../../../storage/use-kept-state.ts'
import { type AmountScale, createAmountScale } from './amount-scale.ts'
import { amountRange, fitAmount, type Offer, toCents } from './offer-figures.ts'

export interface OfferChoiceStart {
  /** Under which the choice is kept until it is sent. */
  readonly id: string
  readonly offers: readonly Offer[]
  /** Dollars chosen before; the middle of what is offered otherwise, so that nobody is led to the most or the least. */
  readonly amount: number | undefined
  readonly stepCents: number
}

/** What the applicant has chosen so far: an offer, and an amount by slider or by typing. */
export function useOfferChoice({ id, offers, amount, stepCents }: OfferChoiceStart) {
  const { value: kept, set: keep, forget } = useKeptState(id, restoreChoice)
  const chosen = offers.find((offer) => offer.uuid === kept.offer)
  const range = amountRange(offers, chosen)
  const scale = createAmountScale(range.minCents, range.maxCents, stepCents)
  const [start] = useState(() => textOf(startCents(amount, scale)))
  const { text = start } = kept
  const [lastCents, setLastCents] = useState(() => typedCents(text) ?? range.minCents)

  const type = (typed: string) => {
    keep({ ...kept, text: typed })
    setLastCents(typedCents(typed) ?? lastCents)
  }
  const slide = (cents: number) => type(textOf(cents))
  const choose = (offer: Offer) => {
    const cents = typedCents(text)
    const fitting = cents === undefined ? text : textOf(fitAmount(offer, cents))
    keep({ offer: offer.uuid, text: fitting })
    setLastCents(typedCents(fitting) ?? lastCents)
  }
  return {
    chosen,
    range,
    scale,
    text,
    cents: lastCents,
    fault: amountFault(text, range),
    type,
    slide,
    choose,
    forget,
  }
}

interface KeptChoice {
  readonly offer?: string
  /** Amount as typed. */
  readonly text?: string
}

function restoreChoice({ offer, text }: Readonly<Record<string, unknown>>): KeptChoice {
  return {
    ...(typeof offer === 'string' && { offer }),
    ...(typeof text === 'string' && { text }),
  }
}

export type AmountFault = 'missing' | 'tooLow' | 'tooHigh'

/** What is wrong with an amount as typed, if anything. */
export function amountFault(
  text: string,
  { minCents, maxCents }: { readonly minCents: number; readonly maxCents: number },
): AmountFault | undefined {
  const cents = typedCents(text)
  if (cents === undefined) return 'missing'
  if (cents < minCents) return 'tooLow'
  return cents > maxCents ? 'tooHigh' : undefined
}

function startCents(amount: number | undefined, scale: AmountScale): number {
  if (!amount) return scale.at(Math.round(scale.last / 2))
  return Math.min(Math.max(toCents(amount), scale.minCents), scale.maxCents)
}

function typedCents(text: string): number | undefined {
  const value = parseAmount(text)
  return typeof value === 'number' ? toCents(value) : undefined
}

function textOf(cents: number): string {
  return formatAmount(cents / 100)
}
