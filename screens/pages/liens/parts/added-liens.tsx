import { useEffect, useRef } from 'react'
import { MoneyInput } from '../../../kit/forms/money-input.tsx'
import { announce } from '../../../kit/journey/live-region.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { controlProps, Field } from '../../../kit/ui/fields/field.tsx'
import { Select } from '../../../kit/ui/fields/select.tsx'
import { TextInput } from '../../../kit/ui/fields/text-input.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import type { LienType } from './lien-answers.ts'
import { type AddedDraft, lienIds, nextKey } from './lien-draft.ts'

export interface AddedLiensProps {
  readonly added: readonly AddedDraft[]
  readonly errorAt: (id: string) => string | undefined
  readonly onChange: (added: readonly AddedDraft[]) => void
}

/** Section for loans that the records do not show, added by the applicant. */
export function AddedLiens({ added, errorAt, onChange }: AddedLiensProps) {
  const t = useCopy()
  const fresh = useRef<number>(undefined)
  useEffect(() => {
    // A new group appears above the button. It receives the focus once it is rendered.
    if (fresh.current !== undefined) document.getElementById(lienIds.added(fresh.current, 'lender'))?.focus()
    fresh.current = undefined
  })
  const add = () => {
    fresh.current = nextKey(added)
    onChange([...added, { key: fresh.current, lender: '', balance: '' }])
  }
  const remove = (key: number) => {
    onChange(added.filter((lien) => lien.key !== key))
    announce(t('liens.add.removed'))
    document.getElementById(addButtonId)?.focus()
  }
  const replace = (lien: AddedDraft) => onChange(added.map((one) => (one.key === lien.key ? lien : one)))
  return (
    <section className="stack" aria-labelledby="added-liens">
      <div className="stack-small">
        <h2 id="added-liens">{t('liens.add.heading')}</h2>
        <p className="muted">{t('liens.add.help')}</p>
      </div>
      {added.map((lien, index) => (
        <AddedLienQuestion
          key={lien.key}
          {...{ lien, errorAt }}
          number={index + 1}
          onChange={replace}
          onRemove={() => remove(lien.key)}
        />
      ))}
      <div>
        <Button id={addButtonId} onClick={add}>
          {t('liens.add.button')}
        </Button>
      </div>
    </section>
  )
}

const addButtonId = 'add-lien'

const types: readonly LienType[] = ['MORTGAGE', 'HELOC', 'OTHER']

interface AddedLienQuestionProps {
  readonly lien: AddedDraft
  readonly number: number
  readonly errorAt: (id: string) => string | undefined
  readonly onChange: (lien: AddedDraft) => void
  readonly onRemove: () => void
}

function AddedLienQuestion({ lien, number, errorAt, onChange, onRemove }: AddedLienQuestionProps) {
  const t = useCopy()
  const part = (name: 'lender' | 'type' | 'balance') => {
    const id = lienIds.added(lien.key, name)
    return { id, error: errorAt(id) }
  }
  const options = types.map((value) => ({ value, label: t(`liens.type.${value}`) }))
  const setType = (value: string) => {
    const { type: _, ...rest } = lien
    const type = types.find((known) => known === value)
    onChange(type ? { ...rest, type } : rest)
  }
  return (
    <fieldset className="card lien-added">
      <legend className="visually-hidden">{t('liens.add.item', { number })}</legend>
      <div className="lien-added-head" aria-hidden="true">
        <b>{t('liens.add.item', { number })}</b>
      </div>
      <Field {...part('lender')} label={t('liens.add.lender')}>
        <TextInput
          {...controlProps(part('lender'))}
          value={lien.lender}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...lien, lender: target.value })}
        />
      </Field>
      <div className="input-row">
        <Field {...part('type')} label={t('liens.add.type')}>
          <Select
            {...controlProps(part('type'))}
            options={options}
            empty=""
            value={lien.type ?? ''}
            onChange={({ target }) => setType(target.value)}
          />
        </Field>
        <Field {...part('balance')} label={t('liens.add.balance')}>
          <MoneyInput
            {...part('balance')}
            text={lien.balance}
            onText={(balance) => onChange({ ...lien, balance })}
          />
        </Field>
      </div>
      <div>
        <Button kind="quiet" aria-label={t('liens.add.removeLabel', { number })} onClick={onRemove}>
          {t('liens.add.remove')}
        </Button>
      </div>
    </fieldset>
  )
}
