import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useCopy } from '../../../wording/use-copy.ts'
import type { HeldPress } from './use-held-press.ts'

export interface HeldNoteProps extends Pick<HeldPress, 'held' | 'problems'> {
  /** Label of the button that was pressed. */
  readonly button: string
}

/** Says beside a button what became of a press during an upload. View and focus stay where they are. */
export function HeldNote({ held, problems, button }: HeldNoteProps) {
  const t = useCopy()
  return (
    <>
      {held === 'refused' && <ErrorSummary errors={problems()} attempt={0} />}
      <div role="status">
        {held && held !== 'refused' && (
          <Notice kind="info">
            <p>{t(`document.upload.held.${held}`, { button })}</p>
          </Notice>
        )}
      </div>
    </>
  )
}
