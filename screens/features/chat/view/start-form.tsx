import type { FormValues } from '#generated/forms'
import { findSubject } from '../../../api/session/session.ts'
import { JourneyForm } from '../../../kit/forms/journey-form.tsx'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { Notice } from '../../../kit/ui/feedback/notice.tsx'
import { Skeleton } from '../../../kit/ui/feedback/skeleton.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { ownWeekHours } from '../../../wording/own-week-hours.ts'
import { weekHours } from '../../../wording/week-hours.ts'
import type { ChatChannel } from '../session/chat-channel.ts'
import { saveChatSession } from '../session/chat-session.ts'
import { useKnownPerson } from './hooks/use-known-person.ts'
import { useChatHours } from './hooks/use-open-status.ts'
import { useStart } from './hooks/use-start.ts'

/** Whether this is the development server (`npm run dev`), where the form also asks for an agent id (support specification 2). */
const isDeveloperMode = () => import.meta.env.MODE === 'development'

export interface StartFormProps {
  /** Whether agents answer now; otherwise the chatbot does. */
  readonly isAgentThere: boolean
  readonly channel: ChatChannel
}

/** Form that asks for name and e-mail before a chat begins (support specification 5). */
export function StartForm({ isAgentThere, channel }: StartFormProps) {
  const t = useCopy()
  const { stays } = useJourney().organization.tenant
  const known = useKnownPerson()
  const welcomeMessage = useOffer({ isAgentThere, channel })
  const { start, hasFailed } = useStart({ channel, welcomeMessage })
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
      <p>{welcomeMessage}</p>
      {channel !== 'chatbot' && stays?.chat && <p>{stays.chat}</p>}
      {known ? (
        <JourneyForm
          form={isDeveloperMode() ? 'chat/start-developer' : 'chat/start'}
          // Another person, or nobody, begins with a form of their own.
          key={known.emailAddress}
          draft="chat"
          values={known}
          onSubmit={(values) => (isAgentThere ? start : startBot)(values)}
        />
      ) : (
        <Skeleton block="160px" />
      )}
      <p className="small muted">{t('chat.reminder')}</p>
    </div>
  )
}

/** Returns the text that says who answers, and when agents do. */
function useOffer({ isAgentThere, channel }: StartFormProps): string {
  const t = useCopy()
  const { locale } = useJourney()
  const week = useChatHours()
  const pacific = channel === 'chatbot' ? undefined : week && weekHours(week, { t, locale })
  const hours = pacific && [pacific, week && ownWeekHours(week, { t, locale })].filter(Boolean).join(' ')
  if (hours === undefined) return t(isAgentThere ? 'chat.start.agentNow' : 'chat.start.bot')
  return t(isAgentThere ? 'chat.start.agent' : 'chat.start.botHours', { hours })
}
