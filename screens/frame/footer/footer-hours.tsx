import { SupportPhone } from '../../wording/support-contact.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { SupportHours } from './support-hours.tsx'

export function FooterHours() {
  const t = useCopy()
  return (
    <p>
      {t('footer.service')} <SupportPhone /> <SupportHours />
    </p>
  )
}
