import type { FormValues } from '#generated/forms'
import { useOperatingHours } from '../../../api/lender-facts.ts'
import { findSubject } from '../../../api/session/session.ts'
import { JourneyForm } from '../../../forms/journey-form.tsx'
import { hoursText } from '../../../frame/footer/hours-text.ts'
import { useJourney } from '../../../journey/journey-context.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useCopy } from '../../../wording/use-copy.ts'
import { saveChatSession } from '../session/chat-session.ts'
import { useStart } from './use-start.ts'

const department = 'OPS_CHAT'

export interface StartFormProps {
  /** Agents answer now; else it is the chatbot that does. */
  readonly isAgentThere: boolean
}

/** Who one is, before a chat begins (support specification 5). */
export function StartForm({ isAgentThere }: StartFormProps) {
  const t = useCopy()
  const { start, hasFailed } = useStart()
  const startBot = async (values: FormValues['chat/start']) => {
    const owner = findSubject()
    saveChatSession({ ...values, loginTimestamp: Date.now(), ...(owner !== undefined && { owner }) })
  }
  return (
    <div className="chat-body">
      {hasFailed && (
        <Notice kind="danger" role="alert">
          {t('chat.wrong')}
        </Notice>
      )}
      <Offer isAgentThere={isAgentThere} />
      <JourneyForm
        form="chat/start"
        draft="chat"
        onSubmit={(values) => (isAgentThere ? start : startBot)(values)}
      />
      <p className="small muted">{t('chat.reminder')}</p>
    </div>
  )
}

/** Who answers, and when a person does. */
function Offer({ isAgentThere }: StartFormProps) {
  const t = useCopy()
  const { organization, locale } = useJourney()
  const { data } = useOperatingHours(department, organization.orgCode)
  const hours = data && hoursText(data, { t, locale })
  if (hours === undefined) return <p>{t(isAgentThere ? 'chat.start.agentNow' : 'chat.start.bot')}</p>
  return <p>{t(isAgentThere ? 'chat.start.agent' : 'chat.start.botHours', { hours })}</p>
}
