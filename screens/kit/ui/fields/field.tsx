import { createContext, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import './field.css'

export interface FieldTexts {
  /** Id of the control (Field) or of the fieldset (FieldGroup); help and error derive theirs from it. */
  readonly id: string
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly error?: string | undefined
  /** Text '(optional)' if the field may be left empty. */
  readonly optional?: string | undefined
}

export interface FieldProps extends FieldTexts {
  readonly children: ReactNode
}

/** Field with its label, help, control and error, from top to bottom. Give the control `{...controlProps(texts)}`. */
export function Field({ id, label, help, error, optional, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} {optional && <span className="field-optional">{optional}</span>}
      </label>
      <FieldHelp id={id} help={help} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

export interface FieldGroupProps extends FieldProps {
  /** Whether the controls are radio buttons: the group itself is then required, and invalid. */
  readonly radios?: boolean
}

/** Id of the error of the group around a control. Whoever arrives at the control hears it there. */
export const GroupErrorContext = createContext<string | undefined>(undefined)

/** Field of several controls under one question: radios, checkboxes, or a date in three parts. */
export function FieldGroup({ id, label, help, error, optional, radios, children }: FieldGroupProps) {
  return (
    <fieldset
      className="field"
      id={id}
      tabIndex={-1}
      data-focus="quiet"
      aria-describedby={described({ id, help, error })}
      {...(radios && { role: 'radiogroup', 'aria-required': !optional, 'aria-invalid': !!error })}
    >
      <legend>
        {label} {optional && <span className="field-optional">{optional}</span>}
      </legend>
      <FieldHelp id={id} help={help} />
      <GroupErrorContext value={described({ id, error })}>{children}</GroupErrorContext>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

export function FieldHelp({ id, help }: Pick<FieldTexts, 'id' | 'help'>) {
  return help ? (
    <div className="field-help" id={`${id}-help`}>
      {help}
    </div>
  ) : null
}

export function FieldError({ id, error }: Pick<FieldTexts, 'id' | 'error'>) {
  return error ? (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="alert" /> {error}
    </p>
  ) : null
}

export function controlProps({ id, help, error }: Pick<FieldTexts, 'id' | 'help' | 'error'>) {
  return {
    id,
    'aria-describedby': described({ id, help, error }),
    'aria-invalid': error ? (true as const) : undefined,
  }
}

function described({ id, help, error }: Pick<FieldTexts, 'id' | 'help' | 'error'>): string | undefined {
  return [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}
