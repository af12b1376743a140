import { useEffect, useState } from 'react'
import type { CopyKey } from '#generated/ids'
import { useLimit } from '../../journey/use-limit.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { WaitingPanel } from '../../ui/feedback/waiting-panel.tsx'
import { useCopy } from '../../wording/use-copy.ts'

const messages: readonly CopyKey[] = [
  'shell.processing.1',
  'shell.processing.2',
  'shell.processing.3',
  'shell.processing.4',
]

/** While the server works: what is happening, in turning sentences. A step that takes no time shows nothing. */
export function ProcessingModal({ open }: { readonly open: boolean }) {
  const t = useCopy()
  const turnMs = useLimit('processingModal', 'turnMs')
  const shown = useLate(open)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!shown) return setTurn(0)
    const timer = setInterval(() => setTurn((now) => Math.min(now + 1, messages.length - 1)), turnMs)
    return () => clearInterval(timer)
  }, [shown, turnMs])
  return (
    <Dialog title={t('shell.processing.title')} open={shown}>
      <WaitingPanel title={t(messages[turn] ?? 'shell.processing.1')}>
        {t('shell.processing.leave')}
      </WaitingPanel>
    </Dialog>
  )
}

/** Opens after a moment, so that a step which takes no time shows nothing; closes at once, for the page that comes. */
function useLate(open: boolean): boolean {
  const showAfterMs = useLimit('processingModal', 'showMs')
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!open) return setLate(false)
    const timer = setTimeout(() => setLate(true), showAfterMs)
    return () => clearTimeout(timer)
  }, [open, showAfterMs])
  return open && late
}
