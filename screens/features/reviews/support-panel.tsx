import { SupportHours } from '../../frame/footer/support-hours.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { SupportEmail, SupportPhone } from '../../wording/support-contact.tsx'
import './support-panel.css'

/** Contact of support: phone, hours, e-mail; the same everywhere, in the same order. */
export function SupportPanel() {
  const t = useCopy()
  return (
    <div className="support-panel">
      <SummaryList
        rows={[
          { label: t('shell.support.phone'), value: <SupportPhone /> },
          { label: t('shell.support.hours'), value: <SupportHours /> },
          { label: t('shell.support.email'), value: <SupportEmail /> },
        ]}
      />
    </div>
  )
}
