import { SupportPhone } from '../journey/support-contact.tsx'
import { useCopy } from '../journey/use-copy.ts'
import { SupportHours } from './support-hours.tsx'

export function FooterHours() {
  const t = useCopy()
  return (
    <p>
      {t('footer.service')} <SupportPhone /> <SupportHours />
    </p>
  )
}
