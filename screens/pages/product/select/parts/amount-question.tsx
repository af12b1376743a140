import { useState } from 'react'
import { MoneyInput } from '../../../../kit/forms/money-input.tsx'
import { FieldError, FieldHelp } from '../../../../kit/ui/fields/field.tsx'
import { type Translate, useCopy } from '../../../../kit/wording/use-copy.ts'
import { type Figures, useFigures } from '../../../../kit/wording/use-figures.ts'
import { AmountSlider } from './amount-slider.tsx'
import { HomeShare } from './home-share.tsx'
import { fitRange, type LineOffer } from './offer-figures.ts'
import type { useOfferChoice } from './use-offer-choice.ts'

export interface AmountQuestionProps {
  readonly id: string
  readonly choice: ReturnType<typeof useOfferChoice>
  readonly offers: readonly LineOffer[]
  /** Monthly payment of the chosen offer, in cents. */
  readonly paymentCents: number | undefined
  /** Whether errors are shown even if the field was not left yet. */
  readonly strict: boolean
}

/** Question for the amount: a slider and a field with the same value. */
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

/** Explanation why the amount differs from the requested one, and why the greatest amount differs between offers. */
function AmountCap({ choice, offers }: Pick<AmountQuestionProps, 'choice' | 'offers'>) {
  const t = useCopy()
  const { money } = useFigures()
  const { wantedCents, chosen, cents } = choice
  const differ = new Set(offers.map(({ maxAmount }) => maxAmount)).size > 1
  return (
    <>
      <p role="status">
        {wantedCents !== undefined &&
          t(chosen ? 'product.select.amount.fitted' : 'product.select.amount.misfit', {
            wanted: money(wantedCents / 100, 0),
            amount: money(cents / 100, 0),
            years: chosen?.term ?? 0,
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

function rangeValues({ range, chosen }: Choice, { money }: AmountWords) {
  return { chosen: chosen ? 1 : 0, min: money(range.minCents / 100, 0), max: money(range.maxCents / 100, 0) }
}

/** Returns the message about a wrong amount; undefined if it is right. */
export function amountError(words: AmountWords, choice: Choice): string | undefined {
  return choice.fault && words.t(`product.select.amount.${choice.fault}`, rangeValues(choice, words))
}

function spokenAmount({ t, money }: AmountWords, cents: number, paymentCents: number | undefined): string {
  const amount = money(cents / 100, 0)
  if (paymentCents === undefined) return amount
  return t('product.select.amount.spoken', { amount, payment: money(paymentCents / 100) })
}
