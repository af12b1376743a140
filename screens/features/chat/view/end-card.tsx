import { useCallback, useEffect, useState } from 'react'
import type { WebChatInfo } from '#generated/api'
import { useLimit } from '../../../kit/journey/use-limit.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Notice } from '../../../kit/ui/feedback/notice.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { ask } from '../core/chat-calls.ts'
import { findChatSession, noteInChat, removeChatSession } from '../session/chat-session.ts'
import { SurveyForm } from './survey-form.tsx'

export interface EndCardProps {
  /** Whether a survey is offered: only for a conversation with agents. */
  readonly hasSurvey?: boolean
  /** Channel of the conversation with agents. */
  readonly channel?: string | undefined
}

/** Card that replaces the message box after the end of a chat. */
export function EndCard({ hasSurvey = false, channel }: EndCardProps) {
  const t = useCopy()
  const delayMs = useLimit('surveyCallback', 'delayMs')
  const { info, load } = useInfo(channel)
  const [survey, setSurvey] = useState<'offered' | 'open' | 'sent'>(() =>
    findChatSession()?.isSurveyed ? 'sent' : 'offered',
  )
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const take = async () => {
    setBusy(true)
    setFailed(false)
    // Opened in the click handler itself, because browsers block windows that open later.
    const opened = info?.surveyUrl === undefined ? null : window.open('', '_blank')
    try {
      const { surveyUrl } = info ?? (await load())
      if (surveyUrl === undefined) setSurvey('open')
      else setTimeout(() => follow(opened, surveyUrl), delayMs)
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  return (
    <div className="chat-end" role={survey === 'open' ? undefined : 'status'}>
      <p className="chat-end-title">{t('chat.over.title')}</p>
      {hasFailed && (
        <Notice kind="danger" role="alert">
          {t('chat.wrong')}
        </Notice>
      )}
      {survey === 'sent' && <p>{t('chat.survey.sent')}</p>}
      {survey === 'open' && info && (
        <SurveyForm
          contact={info.contactId}
          onSent={() => {
            setFailed(false)
            setSurvey('sent')
            noteInChat(findChatSession()?.conversationSid, { isSurveyed: true })
          }}
          onFailed={() => setFailed(true)}
        />
      )}
      {hasSurvey && survey === 'offered' && (
        <Button kind="secondary" busy={isBusy} busyLabel={t('forms.sending')} onClick={() => void take()}>
          {t('chat.over.survey')}
        </Button>
      )}
      <Button kind={survey === 'open' ? 'secondary' : 'primary'} onClick={removeChatSession}>
        {t('chat.over.new')}
      </Button>
    </div>
  )
}

/** Loads the survey of a channel, ahead of the press that needs it. */
function useInfo(channel: string | undefined) {
  const [info, setInfo] = useState<WebChatInfo>()
  const load = useCallback(async () => {
    const found = await findInfo(channel)
    setInfo(found)
    return found
  }, [channel])
  useEffect(() => {
    // The press requests it again.
    if (channel !== undefined) load().catch(() => undefined)
  }, [channel, load])
  return { info, load }
}

/** Requests the survey of a channel. Throws if there is no channel or it has no contact, because then a survey has no subject. */
async function findInfo(channel: string | undefined): Promise<WebChatInfo> {
  if (channel === undefined) throw new Error('The conversation has no channel.')
  const body = JSON.stringify({ omniProxyChannelId: channel })
  const response = await ask('/service-csp/external/api/v1/twilio/web-chat-info', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  })
  const info: Partial<WebChatInfo> = await response.json()
  const { contactId, surveyUrl } = info
  if (!contactId) throw new Error('The conversation has no contact.')
  return { contactId, ...(surveyUrl !== undefined && { surveyUrl }) }
}

/** Opens a URL in the window that the press opened, or in a new one if there is none. */
function follow(opened: Window | null, url: string): void {
  if (opened === null) {
    window.open(url, '_blank', 'noopener')
    return
  }
  opened.opener = null
  opened.location.href = url
}
