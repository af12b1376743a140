import { ErrorSummary } from '../../../kit/forms/error-summary.tsx'
import { Notice } from '../../../kit/ui/feedback/notice.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import type { Held, HeldPress } from '../held/use-held-press.ts'

export interface HeldNoteProps extends Pick<HeldPress, 'problems'> {
  readonly held: Held
  /** Label of the button that was pressed. */
  readonly button: string
}

/** Says beside a button what became of a press during an upload. View and focus stay where they are. */
export function HeldNote({ held, problems, button }: HeldNoteProps) {
  const t = useCopy()
  if (held === 'refused') return <ErrorSummary errors={problems()} attempt={0} />
  return (
    <Notice kind="info">
      <p>{t(`document.upload.held.${held}`, { button })}</p>
    </Notice>
  )
}
