import { useCopy } from '../../../journey/use-copy.ts'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { type IdType, idTypes } from './id-types.ts'

export interface IdTypeChoiceProps {
  readonly id: string
  readonly chosen: IdType | undefined
  readonly error: string | undefined
  readonly onChoose: (type: IdType) => void
}

export function IdTypeChoice({ id, chosen, error, onChoose }: IdTypeChoiceProps) {
  const t = useCopy()
  return (
    <FieldGroup id={id} label={t('forms.idType.label')} error={error}>
      <div className="stack-small">
        {idTypes.map((type) => (
          <ChoiceCard
            key={type}
            type="radio"
            name="idType"
            label={t(`forms.idType.${type}`)}
            checked={chosen === type}
            onChange={() => onChoose(type)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
