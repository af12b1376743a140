import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ConversationState } from '../../features/chat/core/chat-state.ts'
import { MessageLog } from './message-log.tsx'
import type { OwnChat } from './open-own-chat.ts'

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

it('marks what was said as read once the end of the list is on the screen, and not before', () => {
  const markRead = vi.fn()
  const chat = { get: () => state, subscribe: () => () => {}, markRead } as unknown as OwnChat
  render(<MessageLog chat={chat} state={state} nameOf={() => 'Ana'} />)
  act(() => tell(false))
  expect(markRead).not.toHaveBeenCalled()
  act(() => tell(true))
  expect(markRead).toHaveBeenCalledExactlyOnceWith(7)
})
