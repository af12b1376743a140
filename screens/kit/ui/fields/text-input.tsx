import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import './field.css'

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>
  readonly width?: 'short' | 'medium' | 'full'
  /** Text before the value that is no part of it: `$`. */
  readonly prefix?: string
  /** Content after the value: a unit or a Show button (`className="input-affix-button"`). */
  readonly suffix?: ReactNode
}

/** Native input. Pass `controlProps(...)` of its Field. */
export function TextInput({ width = 'full', prefix, suffix, className, ...rest }: TextInputProps) {
  const size = width === 'full' ? '' : `input-${width}`
  if (!prefix && !suffix)
    return <input {...rest} className={['input', size, className].filter(Boolean).join(' ')} />
  return (
    <div className={['input-affixed', size].filter(Boolean).join(' ')}>
      {prefix && (
        <span className="input-affix" aria-hidden="true">
          {prefix}
        </span>
      )}
      <input {...rest} className="input" />
      {suffix && <span className="input-affix-end">{suffix}</span>}
    </div>
  )
}
