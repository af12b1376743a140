import { useCopy } from '../journey/use-copy.ts'
import { Icon } from '../ui/icon.tsx'
import './application-layout.css'

export function EncryptionNote() {
  const t = useCopy()
  return (
    <p className="encryption-note">
      <Icon name="lock" size={18} /> {t('shell.encryption')}
    </p>
  )
}
