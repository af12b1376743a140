import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { SupportEmail, SupportPhone } from '../../wording/support-contact.tsx'
import { useCopy } from '../../wording/use-copy.ts'

export default function PrivacyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useCopy()
  return (
    <Dialog title={t('footer.privacyOptions.title')} open onClose={onClose}>
      <p>{t('footer.privacyOptions.text')}</p>
      <p>
        <SupportPhone /> · <SupportEmail />
      </p>
      <Button onClick={onClose}>{t('shell.close')}</Button>
    </Dialog>
  )
}
