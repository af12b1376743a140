import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../../../tests/support/browser/render-screen.tsx'
import { MessageLog } from '../../../../agent/chat/message-log.tsx'
import type { OwnChat } from '../../../../agent/chat/open-own-chat.ts'
import type { ConversationState } from '../../core/chat-state.ts'
import { Messaging } from '../messaging.tsx'

type Told = ConstructorParameters<typeof IntersectionObserver>[0]

let tell: (isIntersecting: boolean) => void
beforeEach(() => {
  document.documentElement.lang = 'en-US'
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: Told) {
        const entry = (isIntersecting: boolean) => ({ isIntersecting }) as IntersectionObserverEntry
        tell = (isIntersecting) => told([entry(isIntersecting)], this as never)
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const state: ConversationState = {
  phase: 'connected',
  messages: [
    {
      ...{ sequence: 7, clientId: 'one', sender: 'ana', text: 'I am back.', attachments: [] },
      sentAt: '2026-11-23T20:00:00Z',
    },
  ],
  ...{ outbox: [], typing: [], hasEarlier: false, isInvalid: false, refusal: [] },
}

const lists = {
  'an agent': (chat: OwnChat) => <MessageLog chat={chat} state={state} nameOf={() => 'Ana'} />,
  'an applicant': (chat: OwnChat) => (
    <Messaging
      {...{ conversation: chat, state, isOpen: true, status: '' }}
      onUnread={() => {}}
      nameOf={() => 'Sam'}
    />
  ),
}

describe('what was said', () => {
  it.each(Object.entries(lists))(
    'counts as read by %s once the end of the list is in view',
    async (_, list) => {
      const markRead = vi.fn()
      await renderScreen(
        list({ get: () => state, subscribe: () => () => {}, markRead } as unknown as OwnChat),
      )
      act(() => tell(false))
      expect(markRead).not.toHaveBeenCalled()
      act(() => tell(true))
      expect(markRead).toHaveBeenCalledExactlyOnceWith(7)
    },
  )
})
