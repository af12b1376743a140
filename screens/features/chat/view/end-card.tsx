import { useState } from 'react'
import type { WebChatInfo } from '#generated/api'
import { useLimit } from '../../../journey/use-limit.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useCopy } from '../../../wording/use-copy.ts'
import { ask } from '../core/chat-calls.ts'
import { removeChatSession } from '../session/chat-session.ts'

export interface EndCardProps {
  /** Of a conversation with agents, about which a survey asks. */
  readonly channel?: string | undefined
}

/** Stands in place of the message box once a chat is over. */
export function EndCard({ channel }: EndCardProps) {
  const t = useCopy()
  const delayMs = useLimit('surveyCallback', 'delayMs')
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const survey = async () => {
    setBusy(true)
    setFailed(false)
    // Opened by the press itself: a window that comes later is one that browsers block.
    const opened = window.open('', '_blank')
    try {
      const url = await findSurvey(channel)
      setTimeout(() => follow(opened, url), delayMs)
    } catch {
      opened?.close()
      setFailed(true)
    }
    setBusy(false)
  }
  return (
    <div className="chat-end" role="status">
      <p className="chat-end-title">{t('chat.over.title')}</p>
      {hasFailed && (
        <Notice kind="danger" role="alert">
          {t('chat.wrong')}
        </Notice>
      )}
      {channel !== undefined && (
        <Button kind="secondary" busy={isBusy} onClick={() => void survey()}>
          {t('chat.over.survey')}
        </Button>
      )}
      <Button kind="primary" onClick={removeChatSession}>
        {t('chat.over.new')}
      </Button>
    </div>
  )
}

/** The lender's survey about the contact of a channel; without a contact, or without a survey, there is none to take. */
async function findSurvey(channel: string | undefined): Promise<string> {
  const body = JSON.stringify({ omniProxyChannelId: channel })
  const response = await ask('/service-csp/external/api/v1/twilio/web-chat-info', {
    ...{ method: 'POST', body, headers: { 'Content-Type': 'application/json' } },
  })
  const { contactId, surveyUrl }: Partial<WebChatInfo> = await response.json()
  if (!contactId || !surveyUrl) throw new Error('The conversation has no survey.')
  return surveyUrl
}

function follow(opened: Window | null, url: string): void {
  if (opened === null) return
  opened.opener = null
  opened.location.href = url
}
