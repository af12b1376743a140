import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { isUuid } from '#engine'
import type { FormValues } from '#generated/forms'
import { useOperatingHours } from '../../../api/lender-facts.ts'
import { JourneyForm } from '../../../forms/journey-form.tsx'
import { hoursText } from '../../../frame/footer/hours-text.ts'
import { useJourney } from '../../../journey/journey-context.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useCopy } from '../../../wording/use-copy.ts'
import { startAgentChat } from '../session/start-agent-chat.ts'

const department = 'OPS_CHAT'

/** Who one is, before a chat begins (support specification 5). */
export function StartForm() {
  const t = useCopy()
  const { organization } = useJourney()
  const { pathname } = useLocation()
  const [hasFailed, setFailed] = useState(false)
  const start = async (values: FormValues['chat/start']) => {
    const applicationUuid = pathname.split('/').find(isUuid)
    const { origin } = window.location
    setFailed(false)
    await startAgentChat({
      ...{ ...values, orgCode: organization.orgCode, pageUrl: origin + pathname },
      ...(applicationUuid && { applicationUuid }),
    }).catch(() => setFailed(true))
  }
  return (
    <div className="chat-body">
      {hasFailed && (
        <Notice kind="danger" role="alert">
          {t('chat.wrong')}
        </Notice>
      )}
      <Offer />
      <JourneyForm form="chat/start" draft="chat" onSubmit={start} />
      <p className="small muted">{t('chat.reminder')}</p>
    </div>
  )
}

function Offer(): ReactNode {
  const t = useCopy()
  const { organization, locale } = useJourney()
  const { data } = useOperatingHours(department, organization.orgCode)
  const hours = data && hoursText(data, { t, locale })
  return <p>{hours === undefined ? t('chat.start.agentNow') : t('chat.start.agent', { hours })}</p>
}
