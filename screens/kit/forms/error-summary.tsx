import { type MouseEvent, useEffect, useRef } from 'react'
import { setTitlePrefix } from '../journey/document-title.ts'
import { useCopy } from '../wording/use-copy.ts'
import type { ListedError } from './error-list.ts'
import './error-summary.css'

export interface ErrorSummaryProps {
  readonly errors: readonly ListedError[]
  /** Message of the server that belongs to no field. */
  readonly message?: string | undefined
  /** Title of the errors: faults of the answers (by default), a refusal for another reason, or a submission that may have been taken. */
  readonly about?: 'title' | 'refused' | 'failed' | undefined
  /** Number of failed submissions. Each one moves the focus here. */
  readonly attempt: number
}

/**
 * Summary of all errors at the top of the form, with a link to each field. It receives the focus after a failed submission,
 * and the title of the page says 'Error' while it is shown.
 */
export function ErrorSummary({ errors, message, about = 'title', attempt }: ErrorSummaryProps) {
  const t = useCopy()
  const box = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 0 || message !== undefined
  useEffect(() => {
    if (isShown && attempt > 0) box.current?.focus()
  }, [isShown, attempt])
  useEffect(() => {
    if (!isShown) return
    setTitlePrefix(t('forms.errorPrefix'))
    return () => setTitlePrefix('')
  }, [isShown, t])
  if (!isShown) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{t(`forms.errorSummary.${about}`)}</h2>
      {message && <p>{message}</p>}
      {about === 'failed' && <p>{t('forms.errorSummary.kept')}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ target, message: text }) => (
            <li key={target}>
              <a href={`#${target}`} onClick={(event) => goToField(event, target)}>
                {textOf(target, text)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Text of an error in the list. The field's label precedes it, because 'Required' alone is meaningless there. */
function textOf(target: string, text: string): string {
  const label = labelOf(target)
  if (!label) return text
  return /[?.]$/.test(label) ? `${label} ${text}` : `${label}: ${text}`
}

/** Returns the label of a control beside its label, of a group, or of a box within its label. */
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
