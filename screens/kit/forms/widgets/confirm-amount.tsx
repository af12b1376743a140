import { useEffect } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useJourney } from '../../journey/journey-context.ts'
import { announce } from '../../journey/live-region.ts'
import { ChoiceCard } from '../../ui/fields/choice-card.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { useFigures } from '../../wording/use-figures.ts'
import { confirmedName, isUnusual } from '../faults/usual-amount.ts'
import type { WidgetProps } from '../field-props.ts'

export interface ConfirmAmountProps extends Pick<WidgetProps, 'name' | 'field' | 'control' | 'kept'> {
  /** Whether the amount is typed to its end. */
  readonly isLeft: boolean
  /** Error of the field, which asks the same. */
  readonly error: string | undefined
  /** Called when the confirmation changes, so that the amount is checked again. */
  readonly onConfirm: () => void
}

/**
 * Question whether an amount is right that people hardly ever mean, with a box to confirm it. Nothing is refused. An amount that
 * was given before beside the same answers was confirmed then.
 */
export function ConfirmAmount({
  name,
  field,
  control,
  kept = {},
  isLeft,
  error,
  onConfirm,
}: ConfirmAmountProps) {
  const t = useCopy()
  const { stated } = useFigures()
  const journey = useJourney()
  const answers = useWatch({ control })
  const amount = answers[name]
  const given = kept[name]
  const { field: confirmed } = useController({
    name: confirmedName(name),
    control,
    defaultValue: isUnusual(field, given, kept, journey) ? given : undefined,
  })
  const isAsked = (isLeft || error !== undefined) && isUnusual(field, amount, answers, journey)
  const question = isAsked && !error ? t('forms.usual.ask', { amount: stated(amount) }) : ''
  useEffect(() => {
    if (question) announce(question)
  }, [question])
  return (
    <>
      {question && <p className="field-help">{question}</p>}
      {isAsked && (
        <ChoiceCard
          plain
          type="checkbox"
          name={confirmed.name}
          ref={confirmed.ref}
          checked={confirmed.value === amount}
          onChange={({ target }) => {
            confirmed.onChange(target.checked ? amount : undefined)
            onConfirm()
          }}
          onBlur={confirmed.onBlur}
          label={t('forms.usual.confirm', { amount: stated(amount) })}
        />
      )}
    </>
  )
}
