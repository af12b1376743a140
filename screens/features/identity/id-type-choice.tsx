import { ChoiceCard } from '../../kit/ui/fields/choice-card.tsx'
import { FieldGroup } from '../../kit/ui/fields/field.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import type { IdKind } from './id-types.ts'

export interface IdTypeChoiceProps {
  readonly id: string
  readonly kinds: readonly IdKind[]
  readonly chosen: IdKind | undefined
  readonly error: string | undefined
  readonly onChoose: (kind: IdKind) => void
}

export function IdTypeChoice({ id, kinds, chosen, error, onChoose }: IdTypeChoiceProps) {
  const t = useCopy()
  return (
    <FieldGroup radios id={id} label={t('forms.idType.label')} error={error}>
      <div className="stack-small">
        {kinds.map((kind) => (
          <ChoiceCard
            key={kind.type}
            type="radio"
            name="idType"
            label={t(`forms.idType.${kind.type}`)}
            checked={chosen?.type === kind.type}
            onChange={() => onChoose(kind)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
