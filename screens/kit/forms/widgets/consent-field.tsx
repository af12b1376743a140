import { useController } from 'react-hook-form'
import { ChoiceCard } from '../../ui/fields/choice-card.tsx'
import { controlProps, FieldError } from '../../ui/fields/field.tsx'
import type { WidgetProps } from '../field-props.ts'
import { ConsentText } from './consent-text.tsx'
import './consent-field.css'

/** Field for a consent: one unticked checkbox, with the text that it refers to right above it. */
export function ConsentField({ name, field, texts, required, control }: WidgetProps) {
  const { field: input } = useController({ name, control, defaultValue: false })
  return (
    <div className="consent">
      {field.disclosure && (
        <ConsentText document={field.disclosure} shown={field.disclosureOpen} label={texts.label} />
      )}
      <ChoiceCard
        {...controlProps(texts)}
        plain
        type="checkbox"
        name={name}
        ref={input.ref}
        checked={input.value === true}
        onChange={({ target }) => input.onChange(target.checked)}
        onBlur={input.onBlur}
        aria-required={required || undefined}
        label={
          <>
            {texts.label} {texts.optional && <span className="field-optional">{texts.optional}</span>}
          </>
        }
        description={texts.help}
      />
      <FieldError id={texts.id} error={texts.error} />
    </div>
  )
}
