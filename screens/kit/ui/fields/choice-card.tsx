import { type InputHTMLAttributes, type ReactNode, type Ref, use } from 'react'
import './choice-card.css'
import { GroupErrorContext } from './field.tsx'

export interface ChoiceCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly ref?: Ref<HTMLInputElement> | undefined
  readonly type: 'radio' | 'checkbox'
  readonly label: ReactNode
  readonly description?: ReactNode
  /** Whether the border is left out: a line of consent instead of a choice among cards. */
  readonly plain?: boolean
}

/** Card that is the label of its native, visible radio or checkbox. */
export function ChoiceCard({ label, description, plain, ...input }: ChoiceCardProps) {
  return (
    <label className={plain ? 'choice-card choice-plain' : 'choice-card'}>
      <input aria-describedby={use(GroupErrorContext)} {...input} />
      <span className="choice-body">
        <span data-label>{label}</span>
        {description && <span className="muted small">{description}</span>}
      </span>
    </label>
  )
}
