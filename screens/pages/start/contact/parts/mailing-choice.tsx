import { ChoiceCard } from '../../../../kit/ui/fields/choice-card.tsx'
import { FieldGroup } from '../../../../kit/ui/fields/field.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

export interface MailingChoiceProps {
  readonly property: string
  readonly same: boolean
  readonly onChange: (same: boolean) => void
}

/** Question whether letters go to the property or to another address. */
export function MailingChoice({ property, same, onChange }: MailingChoiceProps) {
  const t = useCopy()
  return (
    <FieldGroup radios id="mailing" label={t('start.contact.mailing.heading')}>
      <div className="choices">
        <ChoiceCard
          type="radio"
          name="mailing"
          checked={same}
          onChange={() => onChange(true)}
          label={t('start.contact.mailing.same')}
          description={property}
        />
        <ChoiceCard
          type="radio"
          name="mailing"
          checked={!same}
          onChange={() => onChange(false)}
          label={t('start.contact.mailing.other')}
        />
      </div>
    </FieldGroup>
  )
}
