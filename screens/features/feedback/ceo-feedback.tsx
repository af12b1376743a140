import { useState } from 'react'
import { useLocation } from 'react-router'
import { isUuid } from '#engine'
import type { FormValues } from '#generated/forms'
import { request } from '../../api/request.ts'
import { findSessionTenant } from '../../api/session/session.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { toast } from '../../kit/frame/toast-store.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Dialog } from '../../kit/ui/feedback/dialog.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/**
 * Button and form 'Share your feedback with the CEO', for signed-in users of the provider's own brand (core specification 6).
 * Nobody else is asked, who may read its public pages while signed in at another lender.
 */
export default function CeoFeedback() {
  const { code } = useJourney().organization.tenant
  return (findSessionTenant() ?? code) === code ? <Prompt /> : null
}

function Prompt() {
  const t = useCopy()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const send = async (values: FormValues['feedback/ceo']) => {
    const applicationUuid = pathname.split('/').find(isUuid)
    const body = { ...values, pathname, productType: 'HELOC', ...(applicationUuid && { applicationUuid }) }
    await request<void>('/service-profile/api/v1/feedback/ceo', { method: 'POST', body })
    setOpen(false)
    toast({ kind: 'success', text: t('feedback.sent') })
  }
  return (
    <li>
      <button type="button" className="text-button" onClick={() => setOpen(true)}>
        {t('feedback.prompt')}
      </button>
      <Dialog
        title={t('feedback.title')}
        open={isOpen}
        onClose={() => setOpen(false)}
        closeLabel={t('shell.close')}
      >
        <JourneyForm form="feedback/ceo" draft="ceo" onSubmit={send} />
      </Dialog>
    </li>
  )
}
