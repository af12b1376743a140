import { useEffect, useState } from 'react'
import type { CopyKey } from '#generated/ids'
import { useLate } from '../../kit/journey/use-late.ts'
import { useLimit } from '../../kit/journey/use-limit.ts'
import { whileVisible } from '../../kit/journey/while-visible.ts'
import { Dialog } from '../../kit/ui/feedback/dialog.tsx'
import { WaitingPanel } from '../../kit/ui/feedback/waiting-panel.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

const messages: readonly CopyKey[] = [
  'shell.processing.1',
  'shell.processing.2',
  'shell.processing.3',
  'shell.processing.4',
]

/** Modal shown while the server works, with changing messages. Not shown for a fast step. */
export function ProcessingModal({ open }: { readonly open: boolean }) {
  const t = useCopy()
  const turnMs = useLimit('processingModal', 'turnMs')
  // Late, so that a fast step shows nothing. It closes at once, for the next page.
  const shown = useLate(open, useLimit('processingModal', 'showMs'))
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!shown) return setTurn(0)
    return whileVisible(() => setTurn((now) => Math.min(now + 1, messages.length - 1)), turnMs)
  }, [shown, turnMs])
  return (
    <Dialog title={t('shell.processing.title')} open={shown}>
      <WaitingPanel title={t(messages[turn] ?? 'shell.processing.1')}>
        {t('shell.processing.leave')}
      </WaitingPanel>
    </Dialog>
  )
}
