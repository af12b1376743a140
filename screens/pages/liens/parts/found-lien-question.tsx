import { MoneyInput } from '../../../kit/forms/money-input.tsx'
import { ChoiceCard } from '../../../kit/ui/fields/choice-card.tsx'
import { Field, FieldGroup } from '../../../kit/ui/fields/field.tsx'
import { Text } from '../../../kit/wording/text.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { useFigures } from '../../../kit/wording/use-figures.ts'
import { asFound, type FoundLien, lienAnswers } from './lien-answers.ts'
import { type FoundDraft, lienIds } from './lien-draft.ts'

export interface FoundLienQuestionProps {
  readonly lien: FoundLien
  readonly index: number
  readonly draft: FoundDraft
  /** Returns the message of an error at this id. */
  readonly errorAt: (id: string) => string | undefined
  readonly onChange: (draft: FoundDraft) => void
}

/** Question about one found loan: correct, another balance, or paid off. It begins as the record shows it, or as it was answered before. */
export function FoundLienQuestion({ lien, index, draft, errorAt, onChange }: FoundLienQuestionProps) {
  const t = useCopy()
  const { stated } = useFigures()
  const id = lienIds.found(index)
  const { lender, type, balance } = lien
  const recorded = asFound(lien).balance
  const told = lien.paidOff ? 'PAID_OFF' : balance === recorded ? 'none' : stated(balance)
  const facts = <Text id="liens.lien.facts" values={{ type, balance: stated(recorded), told }} />
  return (
    <FieldGroup radios id={id} label={lender} help={facts}>
      <div className="lien-choices">
        {lienAnswers.map((answer) => (
          <ChoiceCard
            key={answer}
            type="radio"
            name={id}
            value={answer}
            checked={draft.answer === answer}
            onChange={() => onChange({ ...draft, answer })}
            label={t(`liens.answer.${answer}`)}
          />
        ))}
      </div>
      {draft.answer === 'CORRECTED' && <CorrectedBalance {...{ index, draft, errorAt, onChange }} />}
      {draft.answer === 'PAID_OFF' && <p className="small muted">{t('liens.paidOff.help')}</p>}
    </FieldGroup>
  )
}

function CorrectedBalance({ index, draft, errorAt, onChange }: Omit<FoundLienQuestionProps, 'lien'>) {
  const t = useCopy()
  const id = lienIds.foundBalance(index)
  const texts = { id, error: errorAt(id) }
  return (
    <div className="lien-detail">
      <Field {...texts} label={t('liens.correct.label')}>
        <MoneyInput {...texts} text={draft.balance} onText={(balance) => onChange({ ...draft, balance })} />
      </Field>
    </div>
  )
}
