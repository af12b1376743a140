import { useController } from 'react-hook-form'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import type { WidgetProps } from '../field-props.ts'
import type { FormField } from '../form-module.ts'

/** Radios (one answer) or checkboxes (several), as whole cards. Never preselected. */
export function ChoiceField({ name, field, texts, label, control }: WidgetProps) {
  const { field: input } = useController({ name, control })
  const isSeveral = field.widget === 'checkboxes'
  const chosen: readonly unknown[] = Array.isArray(input.value) ? input.value : [input.value]
  const choose = (value: unknown, checked: boolean) => {
    if (!isSeveral) return input.onChange(value)
    const others = chosen.filter((one) => one !== value && one !== undefined)
    input.onChange(checked ? [...compatible(field, others, value), value] : others)
  }
  return (
    <FieldGroup {...texts}>
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
            aria-invalid={texts.error ? true : undefined}
            label={label(option.label)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/** The answers that may stand beside a new one: an exclusive answer stands alone. */
function compatible(
  { options = [] }: FormField,
  others: readonly unknown[],
  value: unknown,
): readonly unknown[] {
  const isExclusive = (answer: unknown) =>
    options.some((option) => option.value === answer && option.exclusive === true)
  return isExclusive(value) ? [] : others.filter((other) => !isExclusive(other))
}
