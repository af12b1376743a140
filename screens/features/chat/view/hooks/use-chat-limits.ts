import { useMemo } from 'react'
import { useLimit } from '../../../../kit/journey/use-limit.ts'
import type { AgentChatLimits } from '../../session/open-agent-chat.ts'

/** Returns the limits of a conversation, the same object each time. */
export function useChatLimits(): AgentChatLimits {
  const pingMs = useLimit('chat', 'pingMs')
  const pollMs = useLimit('chat', 'pollMs')
  const typingPreviewMs = useLimit('chat', 'typingPreviewMs')
  const nonceRefreshMs = useLimit('chat', 'nonceRefreshMs')
  const keepAliveMs = useLimit('chat', 'keepAliveMs')
  const initialMessages = useLimit('chat', 'initialMessages')
  const baseMs = useLimit('retry', 'baseMs')
  const factor = useLimit('retry', 'factor')
  return useMemo(
    () => ({
      pingMs,
      pollMs,
      typingPreviewMs,
      nonceRefreshMs,
      keepAliveMs,
      initialMessages,
      backOff: { baseMs, factor, mostMs: 3 * pingMs },
    }),
    [pingMs, pollMs, typingPreviewMs, nonceRefreshMs, keepAliveMs, initialMessages, baseMs, factor],
  )
}
