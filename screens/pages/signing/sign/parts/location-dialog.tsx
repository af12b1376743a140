import { useState } from 'react'
import { Button } from '../../../../kit/ui/button.tsx'
import { Dialog } from '../../../../kit/ui/feedback/dialog.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { askPlace } from './ask-place.ts'
import type { AskedPlace } from './use-place.ts'

export type LocationDialogProps = Pick<AskedPlace, 'isAsking' | 'onAnswered' | 'onClose'>

/** Dialog that explains the request for the location before the browser asks. A refusal does not stop the signing. */
export function LocationDialog({ isAsking, onClose, onAnswered }: LocationDialogProps) {
  const t = useCopy()
  const [asking, setAsking] = useState(false)
  const share = async () => {
    setAsking(true)
    onAnswered(await askPlace())
    setAsking(false)
  }
  return (
    <Dialog title={t('signing.location.title')} open={isAsking} onClose={onClose}>
      <div className="stack">
        <p>{t('signing.location.text')}</p>
        <p className="muted">{t('signing.location.once')}</p>
        <div className="actions">
          <Button
            kind="primary"
            busy={asking}
            busyLabel={t('signing.location.asking')}
            onClick={() => void share()}
          >
            {t('signing.location.allow')}
          </Button>
          <Button kind="quiet" onClick={() => onAnswered(undefined)}>
            {t('signing.location.refuse')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
