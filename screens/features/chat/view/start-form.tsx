import type { FormValues } from '#generated/forms'
import { findSubject } from '../../../api/session/session.ts'
import { JourneyForm } from '../../../forms/journey-form.tsx'
import { useJourney } from '../../../journey/journey-context.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useCopy } from '../../../wording/use-copy.ts'
import { weekHours } from '../../../wording/week-hours.ts'
import type { ChatChannel } from '../session/chat-channel.ts'
import { saveChatSession } from '../session/chat-session.ts'
import { useKnownPerson } from './use-known-person.ts'
import { useChatHours } from './use-open-status.ts'
import { useStart } from './use-start.ts'

/** Pages of the development server (`npm run dev`), in which an agent id is asked for too (support specification 2). */
const isDeveloperMode = () => import.meta.env.MODE === 'development'

export interface StartFormProps {
  /** Agents answer now; else it is the chatbot that does. */
  readonly isAgentThere: boolean
  readonly channel: ChatChannel
}

/** Who one is, before a chat begins (support specification 5). */
export function StartForm({ isAgentThere, channel }: StartFormProps) {
  const t = useCopy()
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
      {known ? (
        <JourneyForm
          form={isDeveloperMode() ? 'chat/start-developer' : 'chat/start'}
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

/** Who answers, and when a person does. */
function useOffer({ isAgentThere, channel }: StartFormProps): string {
  const t = useCopy()
  const { locale } = useJourney()
  const week = useChatHours()
  const hours = channel === 'chatbot' ? undefined : week && weekHours(week, { t, locale })
  if (hours === undefined) return t(isAgentThere ? 'chat.start.agentNow' : 'chat.start.bot')
  return t(isAgentThere ? 'chat.start.agent' : 'chat.start.botHours', { hours })
}
