import { SupportEmail, SupportPhone } from '../journey/support-contact.tsx'
import { useCopy } from '../journey/use-copy.ts'
import { SummaryList } from '../ui/summary-list.tsx'
import { SupportHours } from './support-hours.tsx'

/** People who help: phone, hours, email. The same everywhere, in the same order. */
export function SupportPanel() {
  const t = useCopy()
  return (
    <SummaryList
      rows={[
        { label: t('shell.support.phone'), value: <SupportPhone /> },
        { label: t('shell.support.hours'), value: <SupportHours /> },
        { label: t('shell.support.email'), value: <SupportEmail /> },
      ]}
    />
  )
}
