import { Icon } from '../icon.tsx'
import './stepper.css'
import { VisuallyHidden } from '../visually-hidden.tsx'

export interface Step {
  readonly id: string
  readonly label: string
  readonly state: 'done' | 'current' | 'ahead'
  readonly steps?: readonly Step[]
}

export interface StepperProps {
  readonly label: string
  readonly steps: readonly Step[]
  /** Text after the name of a finished step for screen readers: 'completed'. */
  readonly doneLabel: string
}

/** Returns the value of `aria-current`: 'step' for the current one. */
export const currentOf = ({ state }: Step): 'step' | undefined => (state === 'current' ? 'step' : undefined)

/** List of steps: done, current, ahead. It shows progress and is no navigation. */
export function Stepper({ label, steps, doneLabel }: StepperProps) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.id} className="stepper-step" data-state={step.state} aria-current={currentOf(step)}>
          <span className="stepper-mark" aria-hidden="true">
            {step.state === 'done' ? <Icon name="check" size={14} /> : index + 1}
          </span>
          <div>
            {step.label}
            {step.state === 'done' && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
            {currentOf(step) && step.steps && step.steps.length > 1 && <SubSteps steps={step.steps} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

function SubSteps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className="stepper-substeps">
      {steps.map((step) => (
        <li key={step.id} aria-current={currentOf(step)}>
          {step.label}
        </li>
      ))}
    </ol>
  )
}
