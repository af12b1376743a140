import { useState } from 'react'
import { SupportEmail, SupportPhone } from '../journey/support-contact.tsx'
import { useCopy } from '../journey/use-copy.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** 'Your privacy options': this product sets no cookies of others, so the choice is about sharing, made with a person. */
export function PrivacyOptions() {
  const t = useCopy()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-button" onClick={() => setOpen(true)}>
        {t('footer.privacyOptions.title')}
      </button>
      <Dialog title={t('footer.privacyOptions.title')} open={open} onClose={() => setOpen(false)}>
        <p>{t('footer.privacyOptions.text')}</p>
        <p>
          <SupportPhone /> · <SupportEmail />
        </p>
        <Button onClick={() => setOpen(false)}>{t('shell.close')}</Button>
      </Dialog>
    </>
  )
}
