import { useState } from 'react'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { Optional } from '../../kit/ui/optional.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

const PrivacyDialog = lazyPart(() => import('./privacy-dialog.tsx'))

/** Button 'Your privacy options' with the dialog of a user's choices about analytics and replay. */
export function PrivacyOptions() {
  const t = useCopy()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-button" onClick={() => setOpen(true)}>
        {t('footer.privacyOptions.title')}
      </button>
      <Optional>{open && <PrivacyDialog onClose={() => setOpen(false)} />}</Optional>
    </>
  )
}
