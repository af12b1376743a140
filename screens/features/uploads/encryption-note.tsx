import { Icon } from '../../ui/icon.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import '../application/application-layout.css'

export function EncryptionNote() {
  const t = useCopy()
  return (
    <p className="encryption-note">
      <Icon name="lock" size={18} /> {t('shell.encryption')}
    </p>
  )
}
