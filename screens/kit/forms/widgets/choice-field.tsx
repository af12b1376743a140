import { useController } from 'react-hook-form'
import { answersBeside } from '#engine'
import { ChoiceCard } from '../../ui/fields/choice-card.tsx'
import { FieldGroup } from '../../ui/fields/field.tsx'
import type { WidgetProps } from '../field-props.ts'

/** Field with radio buttons (one answer) or checkboxes (several), as whole cards. Preselected only by an answer that the page knows. */
export function ChoiceField({ name, field, texts, label, control }: WidgetProps) {
  const { field: input } = useController({ name, control })
  const isSeveral = field.widget === 'checkboxes'
  const chosen: readonly unknown[] = Array.isArray(input.value) ? input.value : [input.value]
  const choose = (value: unknown, checked: boolean) => {
    if (!isSeveral) return input.onChange(value)
    const others = chosen.filter((one) => one !== value && one !== undefined)
    input.onChange(checked ? [...answersBeside(field.options ?? [], others, value), value] : others)
  }
  return (
    <FieldGroup radios={!isSeveral} {...texts}>
      <div className="choices">
        {(field.options ?? []).map((option, index) => (
          <ChoiceCard
            key={String(option.value)}
            type={isSeveral ? 'checkbox' : 'radio'}
            name={name}
            ref={index === 0 ? input.ref : undefined}
            value={String(option.value)}
            checked={chosen.includes(option.value)}
            onChange={({ target }) => choose(option.value, target.checked)}
            onBlur={input.onBlur}
            aria-invalid={isSeveral && texts.error ? true : undefined}
            label={label(option.label)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
