import { Notice } from '../ui/feedback/notice.tsx'
import { useErrorText } from './use-error-text.ts'

interface Props {
  readonly error: unknown
  /** Whether it is the result of a press: view and focus move to it. */
  readonly isNews?: boolean
}

/** Says why a request failed; nothing without an error. */
export function FailureNotice({ error, isNews = false }: Props) {
  const errorText = useErrorText()
  if (error == null) return null
  return (
    <Notice kind="danger" {...(isNews && { role: 'alert', isNews })}>
      {errorText(error)}
    </Notice>
  )
}
