import { useEffect, useState } from 'react'
import { loadedFaults, loadFaults } from '../../../../kit/forms/create-resolver.ts'
import { MoneyInput } from '../../../../kit/forms/money-input.tsx'
import { FieldError, FieldHelp } from '../../../../kit/ui/fields/field.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { type Figures, useFigures } from '../../../../kit/wording/use-figures.ts'
import { useWords, type Words } from '../../../../kit/wording/use-words.ts'
import { AmountSlider } from './amount-slider.tsx'
import { HomeShare } from './home-share.tsx'
import { fitRange, type LineOffer, toCents } from './offer-figures.ts'
import type { useOfferChoice } from './use-offer-choice.ts'

export interface AmountQuestionProps {
  readonly id: string
  readonly choice: ReturnType<typeof useOfferChoice>
  readonly offers: readonly LineOffer[]
  /** Monthly payment of the chosen offer, in cents; undefined while no amount is chosen. */
  readonly paymentCents: number | undefined
  /** Whether errors are shown even if the field was not left yet. */
  readonly strict: boolean
}

/** Question for the amount: a slider and a field with the same value. */
export function AmountQuestion({ id, choice, offers, paymentCents, strict }: AmountQuestionProps) {
  const words = { ...useWords(), ...useFigures() }
  const { t } = words
  const [left, setLeft] = useState(false)
  // The question about an odd amount is loaded before somebody leaves the field.
  useEffect(() => void loadFaults(), [])
  const help = t('product.select.amount.range', rangeValues(choice, words))
  const error = strict || left ? amountError(words, choice) : undefined
  return (
    <div className="amount">
      <h2>
        <label htmlFor={id}>{t('product.select.amount.heading')}</label>
      </h2>
      <FieldHelp id={id} help={help} />
      <div className="amount-controls">
        <MoneyInput
          {...{ id, help, error }}
          text={choice.text}
          onText={choice.type}
          onLeave={() => setLeft(true)}
        />
        <AmountSlider
          label={t('product.select.amount.slider')}
          scale={choice.scale}
          cents={choice.shownCents}
          spoken={spokenAmount(words, choice.shownCents, paymentCents)}
          onChange={choice.slide}
        />
      </div>
      <FieldError id={id} error={error} />
      <AmountCap {...{ choice, offers }} />
      {choice.cents !== undefined && <HomeShare lineCents={choice.cents} />}
    </div>
  )
}

/** Explanation why the amount differs from the requested one, and why the greatest amount differs between offers. */
function AmountCap({ choice, offers }: Pick<AmountQuestionProps, 'choice' | 'offers'>) {
  const t = useCopy()
  const { stated } = useFigures()
  const { wantedCents, chosen, shownCents } = choice
  const differ = new Set(offers.map(({ maxAmount }) => maxAmount)).size > 1
  return (
    <>
      <p role="status">
        {wantedCents !== undefined &&
          t(chosen ? 'product.select.amount.fitted' : 'product.select.amount.misfit', {
            wanted: stated(wantedCents / 100),
            amount: stated(shownCents / 100),
            years: chosen?.term ?? 0,
          })}
      </p>
      {differ && <p className="small muted">{t('product.select.amount.caps')}</p>}
    </>
  )
}

type Choice = AmountQuestionProps['choice']

export interface AmountWords extends Figures, Words {}

function rangeValues({ range, chosen }: Choice, { stated }: AmountWords) {
  return { chosen: chosen ? 1 : 0, min: stated(range.minCents / 100), max: stated(range.maxCents / 100) }
}

/** Returns the message about a wrong amount; undefined if it is right. An odd one is asked about, if what it may mean is offered. */
export function amountError(words: AmountWords, choice: Choice): string | undefined {
  const { fault, range, text } = choice
  if (fault !== 'unreadable')
    return fault && words.t(`product.select.amount.${fault}`, rangeValues(choice, words))
  const isOffered = (dollars: number) => fitRange(range, toCents(dollars)) === toCents(dollars)
  const faults = loadedFaults()
  return (
    faults?.spellAmount(text, words, isOffered) ??
    faults?.spellSigns(text, words) ??
    words.t('product.select.amount.missing', rangeValues(choice, words))
  )
}

function spokenAmount(
  { t, money, stated }: AmountWords,
  cents: number,
  paymentCents: number | undefined,
): string {
  const amount = stated(cents / 100)
  if (paymentCents === undefined) return amount
  return t('product.select.amount.spoken', { amount, payment: money(paymentCents / 100) })
}
