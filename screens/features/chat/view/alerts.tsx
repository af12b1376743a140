import { Notice } from '../../../kit/ui/feedback/notice.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import type { ConversationState } from '../core/chat-state.ts'

export interface AlertsProps {
  readonly state: ConversationState
  readonly hasEnded: boolean
}

/** Errors of the conversation, shown until they are resolved (support specification 8). */
export function Alerts({ state, hasEnded }: AlertsProps) {
  const t = useCopy()
  const isRefused = state.outbox.some((message) => message.state === 'refused')
  if (hasEnded) return null
  return (
    <div className="chat-alerts" role="status">
      {state.phase === 'connecting' && state.isCut && (
        <Notice kind="warning">{t('chat.connectionLost')}</Notice>
      )}
      {state.standing?.isDelayed && <Notice kind="warning">{t('chat.delayed')}</Notice>}
      {state.failure === 'invalid' && state.phase !== 'read-only' && (
        <Notice kind="warning">{t('chat.invalid')}</Notice>
      )}
      {state.failure === 'other' && <Notice kind="danger">{t('chat.wrong')}</Notice>}
      {isRefused && (
        <Notice kind="danger" title={t('chat.sendFailed')}>
          {state.refusal.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}
