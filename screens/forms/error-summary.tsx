import { type MouseEvent, useEffect, useRef } from 'react'
import { useCopy } from '../wording/use-copy.ts'
import type { ListedError } from './error-list.ts'
import './error-summary.css'

export interface ErrorSummaryProps {
  readonly errors: readonly ListedError[]
  /** What the server said, not tied to a field. */
  readonly message?: string | undefined
  /** It is not for the answers that they were not taken: the line, the server, another window. They are kept. */
  readonly isFailure?: boolean | undefined
  /** Rises with every failed submission, so that focus moves here each time. */
  readonly attempt: number
}

/** Everything that is wrong, at the top, with a link to each field; focus moves here after a failed submission. */
export function ErrorSummary({ errors, message, isFailure, attempt }: ErrorSummaryProps) {
  const t = useCopy()
  const box = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 0 || message !== undefined
  useEffect(() => {
    if (isShown && attempt > 0) box.current?.focus()
  }, [isShown, attempt])
  if (!isShown) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{t(isFailure ? 'forms.errorSummary.failed' : 'forms.errorSummary.title')}</h2>
      {message && <p>{message}</p>}
      {isFailure && <p>{t('forms.errorSummary.kept')}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ target, message: text }) => (
            <li key={target}>
              <a href={`#${target}`} onClick={(event) => goToField(event, target)}>
                <ErrorText target={target} text={text} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** 'Required' alone says nothing in a list: the field's label goes before it. */
function ErrorText({ target, text }: { readonly target: string; readonly text: string }) {
  const label = labelOf(target)
  if (!label) return text
  return /[?.]$/.test(label) ? `${label} ${text}` : `${label}: ${text}`
}

/** Of a control beside its label, of a group, or of a box within its label. */
function labelOf(target: string): string | undefined {
  const beside = document.querySelector(`label[for="${target}"], #${target} > legend`)
  const around = document.getElementById(target)?.closest('label')?.querySelector('[data-label]')
  return (beside ?? around)?.textContent?.trim()
}

function goToField(event: MouseEvent, target: string): void {
  event.preventDefault()
  const element = document.getElementById(target)
  const control = element?.matches('fieldset') ? (element.querySelector('input, select') ?? element) : element
  if (control instanceof HTMLElement) control.focus()
}
