import { useMemo } from 'react'
import { useJourney } from '../../../journey/journey-context.ts'
import { useLimit } from '../../../journey/use-limit.ts'
import type { AgentChatLimits } from '../session/open-agent-chat.ts'

/** The figures that a conversation keeps to, the same object each time. */
export function useChatLimits(): AgentChatLimits {
  const { chat = {}, retry = {} } = useJourney().journey.source.limits.limits
  const pingMs = useLimit('chat', 'pingMs')
  return useMemo(() => {
    const figure = (name: string) => chat[name] ?? pingMs
    return {
      ...{ pingMs, pollMs: figure('pollMs'), typingPreviewMs: figure('typingPreviewMs') },
      ...{ nonceRefreshMs: figure('nonceRefreshMs'), keepAliveMs: figure('keepAliveMs') },
      initialMessages: chat.initialMessages ?? 20,
      backOff: { baseMs: retry.baseMs ?? 1000, factor: retry.factor ?? 2, mostMs: 3 * pingMs },
    }
  }, [chat, retry, pingMs])
}
