import { useState } from 'react'
import { formatAmount } from '#engine'
import { amountOf } from '../../../../kit/forms/money-input.tsx'
import { useJourney } from '../../../../kit/journey/journey-context.ts'
import { useKeptState } from '../../../../kit/storage/use-kept-state.ts'
import { type AmountScale, createAmountScale } from './amount-scale.ts'
import {
  type AmountRange,
  amountRange,
  fitAmount,
  fitRange,
  type LineOffer,
  toCents,
} from './offer-figures.ts'

export interface OfferChoiceStart {
  /** Id of the draft that stores the choice until it is sent. */
  readonly id: string
  readonly offers: readonly LineOffer[]
  /**
   * Dollars chosen before, or entered in an estimate. If undefined, the question begins empty, and the offers are shown for the
   * middle of the range, so that the applicant is not led to any amount.
   */
  readonly amount: number | undefined
  readonly stepCents: number
}

/** Manages the current choice: an offer, and an amount by slider or by typing. */
export function useOfferChoice({ id, offers, amount, stepCents }: OfferChoiceStart) {
  const { locale } = useJourney()
  const textOf = (cents: number) => formatAmount(cents / 100, locale)
  const typedCents = (text: string) => centsOf(text, locale)
  const { value: kept, set: keep, forget } = useKeptState(id, restoreChoice)
  const chosen = offers.find((offer) => offer.uuid === kept.offer)
  const range = amountRange(offers, chosen)
  const scale = createAmountScale(range.minCents, range.maxCents, stepCents)
  const [start] = useState(() => (amount ? textOf(startCents(amount, scale)) : ''))
  /** Amount chosen before, perhaps among other offers, which none of these covers; undefined once another is given. */
  const [misfit, setMisfit] = useState(() => {
    const before = typedCents(kept.text ?? '') ?? toCents(amount ?? 0)
    const fits = chosen || before === 0 || fitRange(range, before) === before
    return fits ? undefined : before
  })
  const text = misfit === undefined ? (kept.text ?? start) : textOf(fitRange(range, misfit))
  const faultOf = (typed: string) => amountFault(typed, typedCents(typed), range)
  const fault = faultOf(text)
  const cents = fault === undefined ? typedCents(text) : undefined
  const [lastCents, setLastCents] = useState(() => cents ?? startCents(amount, scale))

  const wanted = kept.wanted ?? (misfit === undefined ? text : textOf(misfit))
  const type = (typed: string) => {
    setMisfit(undefined)
    keep({ ...(kept.offer !== undefined && { offer: kept.offer }), text: typed })
    if (faultOf(typed) === undefined) setLastCents(typedCents(typed) ?? lastCents)
  }
  const slide = (cents: number) => type(textOf(cents))
  const choose = (offer: LineOffer) => {
    setMisfit(undefined)
    const cents = typedCents(wanted)
    const fitting = cents === undefined ? wanted : textOf(fitAmount(offer, cents))
    keep({ offer: offer.uuid, text: fitting, ...(typedCents(fitting) !== cents && { wanted }) })
    setLastCents(typedCents(fitting) ?? lastCents)
  }
  return {
    chosen,
    range,
    scale,
    text,
    /** Chosen amount; undefined while the field holds none, or one that is not offered. */
    cents,
    /** Amount for which the offers are shown: the chosen one, or else the last that was. */
    shownCents: cents ?? lastCents,
    /** Amount that the applicant wanted before they chose an offer that does not cover it; undefined if it covers it. */
    wantedCents: kept.wanted === undefined ? misfit : typedCents(kept.wanted),
    fault,
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
  /** Amount as typed, before it was limited to the chosen offer. */
  readonly wanted?: string
}

function restoreChoice({ offer, text, wanted }: Readonly<Record<string, unknown>>): KeptChoice {
  return {
    ...(typeof offer === 'string' && { offer }),
    ...(typeof text === 'string' && { text }),
    ...(typeof wanted === 'string' && { wanted }),
  }
}

type AmountFault = 'missing' | 'unreadable' | 'tooLow' | 'tooHigh'

/** Problem with an amount; undefined if there is none. */
function amountFault(
  text: string,
  cents: number | undefined,
  { minCents, maxCents }: AmountRange,
): AmountFault | undefined {
  if (cents === undefined) return text.trim() === '' ? 'missing' : 'unreadable'
  if (cents < minCents) return 'tooLow'
  return cents > maxCents ? 'tooHigh' : undefined
}

function startCents(amount: number | undefined, scale: AmountScale): number {
  if (!amount) return scale.at(Math.round(scale.last / 2))
  return Math.min(Math.max(toCents(amount), scale.minCents), scale.maxCents)
}

function centsOf(text: string, locale: string): number | undefined {
  const amount = amountOf(text, locale)
  return amount === undefined ? undefined : toCents(amount)
}
