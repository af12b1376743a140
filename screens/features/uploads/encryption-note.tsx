import { Icon } from '../../kit/ui/icon.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import '../application/application-layout.css'

export function EncryptionNote() {
  const t = useCopy()
  return (
    <p className="encryption-note">
      <Icon name="lock" size={18} /> {t('shell.encryption')}
    </p>
  )
}
