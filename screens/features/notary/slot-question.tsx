import { ChoiceCard } from '../../kit/ui/fields/choice-card.tsx'
import { controlProps, Field, FieldGroup } from '../../kit/ui/fields/field.tsx'
import { Select } from '../../kit/ui/fields/select.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import type { SlotDay } from './slot-days.ts'
import './slot-question.css'

export const slotIds = { day: 'notary-day', time: 'notary-time' }

export interface SlotQuestionProps {
  readonly days: readonly SlotDay[]
  readonly day: string
  readonly startsAt: string | undefined
  readonly errors: Readonly<Record<string, string>>
  readonly onDay: (day: string) => void
  readonly onTime: (startsAt: string) => void
}

/** Question for the day, then for a time on it. */
export function SlotQuestion({ days, day, startsAt, errors, onDay, onTime }: SlotQuestionProps) {
  const t = useCopy()
  const dayTexts = { id: slotIds.day, help: t('notary.slots.day.help'), error: errors[slotIds.day] }
  const times = days.find((each) => each.day === day)?.times
  return (
    <div className="stack">
      <Field {...dayTexts} label={t('notary.slots.day.label')}>
        <Select
          {...controlProps(dayTexts)}
          value={day}
          onChange={({ target }) => onDay(target.value)}
          empty={t('notary.slots.day.empty')}
          options={days.map(({ day: value, label }) => ({ value, label }))}
        />
      </Field>
      {times && (
        <FieldGroup
          radios
          id={slotIds.time}
          label={t('notary.slots.time.label')}
          error={errors[slotIds.time]}
        >
          <div className="slot-times">
            {times.map(({ startsAt: value, label }) => (
              <ChoiceCard
                key={value}
                type="radio"
                name={slotIds.time}
                value={value}
                checked={startsAt === value}
                onChange={() => onTime(value)}
                label={label}
              />
            ))}
          </div>
        </FieldGroup>
      )}
    </div>
  )
}
