import { useState } from 'react'
import { MoneyInput } from '../../../../forms/money-input.tsx'
import { FieldError, FieldHelp } from '../../../../ui/fields/field.tsx'
import { type Translate, useCopy } from '../../../../wording/use-copy.ts'
import { type Figures, useFigures } from '../../../../wording/use-figures.ts'
import { AmountSlider } from './amount-slider.tsx'
import { HomeShare } from './home-share.tsx'
import { fitRange, type LineOffer } from './offer-figures.ts'
import type { useOfferChoice } from './use-offer-choice.ts'

export interface AmountQuestionProps {
  readonly id: string
  readonly choice: ReturnType<typeof useOfferChoice>
  readonly offers: readonly LineOffer[]
  /** What the chosen offer costs a month, in cents. */
  readonly paymentCents: number | undefined
  /** Show what is wrong even if the field was not left yet. */
  readonly strict: boolean
}

/** How much: a slider and a field that say the same. */
export function AmountQuestion({ id, choice, offers, paymentCents, strict }: AmountQuestionProps) {
  const words = { t: useCopy(), ...useFigures() }
  const { t } = words
  const [left, setLeft] = useState(false)
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
          cents={choice.cents}
          spoken={spokenAmount(words, choice.cents, paymentCents)}
          onChange={choice.slide}
        />
      </div>
      <FieldError id={id} error={error} />
      <AmountCap {...{ choice, offers }} />
      <HomeShare lineCents={fitRange(choice.range, choice.cents)} />
    </div>
  )
}

/** Why the amount is another than was asked for, and why the greatest amount differs from offer to offer. */
function AmountCap({ choice, offers }: Pick<AmountQuestionProps, 'choice' | 'offers'>) {
  const t = useCopy()
  const { money } = useFigures()
  const { wantedCents, chosen, cents } = choice
  const isCapped = wantedCents !== undefined && chosen !== undefined
  const differ = new Set(offers.map(({ maxAmount }) => maxAmount)).size > 1
  return (
    <>
      <p role="status">
        {isCapped &&
          t('product.select.amount.fitted', {
            wanted: money(wantedCents / 100, 0),
            amount: money(cents / 100, 0),
            years: chosen.term,
          })}
      </p>
      {differ && <p className="small muted">{t('product.select.amount.caps')}</p>}
    </>
  )
}

type Choice = AmountQuestionProps['choice']

export interface AmountWords extends Figures {
  readonly t: Translate
}

function rangeValues({ range }: Choice, { money }: AmountWords) {
  return { min: money(range.minCents / 100, 0), max: money(range.maxCents / 100, 0) }
}

/** The sentence for a wrong amount; undefined when it is right. */
export function amountError(words: AmountWords, choice: Choice): string | undefined {
  return choice.fault && words.t(`product.select.amount.${choice.fault}`, rangeValues(choice, words))
}

function spokenAmount({ t, money }: AmountWords, cents: number, paymentCents: number | undefined): string {
  const amount = money(cents / 100, 0)
  if (paymentCents === undefined) return amount
  return t('product.select.amount.spoken', { amount, payment: money(paymentCents / 100) })
}
