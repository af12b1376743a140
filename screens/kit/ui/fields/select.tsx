import type { Ref, SelectHTMLAttributes } from 'react'
import './field.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: Ref<HTMLSelectElement>
  readonly options: readonly SelectOption[]
  /** Label of the first, empty option. */
  readonly empty?: string
}

/** Native select. Pass `controlProps(...)` of its Field. */
export function Select({ options, empty, ...rest }: SelectProps) {
  return (
    <select {...rest} className="input input-medium">
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
