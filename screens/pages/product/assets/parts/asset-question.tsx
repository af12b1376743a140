import { MoneyInput } from '../../../../kit/forms/money-input.tsx'
import { Button } from '../../../../kit/ui/button.tsx'
import { controlProps, Field } from '../../../../kit/ui/fields/field.tsx'
import { Select } from '../../../../kit/ui/fields/select.tsx'
import { TextInput } from '../../../../kit/ui/fields/text-input.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { type AssetDraft, assetId, assetTypes } from './asset-draft.ts'

export interface AssetQuestionProps {
  readonly asset: AssetDraft
  readonly number: number
  readonly errorAt: (id: string) => string | undefined
  readonly onChange: (asset: AssetDraft) => void
  /** Removes the asset; undefined if it is the only one. */
  readonly onRemove: (() => void) | undefined
}

/** Questions about one asset: type, institution and value. */
export function AssetQuestion({ asset, number, errorAt, onChange, onRemove }: AssetQuestionProps) {
  const t = useCopy()
  const part = (name: 'type' | 'institution' | 'value') => {
    const id = assetId(asset.key, name)
    return { id, error: errorAt(id) }
  }
  const setType = (value: string) => {
    const { type: _, ...rest } = asset
    const type = assetTypes.find((known) => known === value)
    onChange(type ? { ...rest, type } : rest)
  }
  return (
    <fieldset className="card asset">
      <legend className="visually-hidden">{t('product.assets.item', { number })}</legend>
      <b aria-hidden="true">{t('product.assets.item', { number })}</b>
      <Field {...part('type')} label={t('product.assets.type')}>
        <Select
          {...controlProps(part('type'))}
          options={assetTypes.map((value) => ({ value, label: t(`product.assets.type.${value}`) }))}
          empty=""
          value={asset.type ?? ''}
          onChange={({ target }) => setType(target.value)}
        />
      </Field>
      <Field {...part('institution')} label={t('product.assets.institution')}>
        <TextInput
          {...controlProps(part('institution'))}
          value={asset.institution}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...asset, institution: target.value })}
        />
      </Field>
      <Field {...part('value')} label={t('product.assets.value')}>
        <MoneyInput {...part('value')} text={asset.value} onText={(value) => onChange({ ...asset, value })} />
      </Field>
      {onRemove && (
        <div>
          <Button kind="quiet" aria-label={t('product.assets.removeLabel', { number })} onClick={onRemove}>
            {t('product.assets.remove')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
