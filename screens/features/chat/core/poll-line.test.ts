import { describe, expect, it, vi } from 'vitest'
import type { ChatClientFrame, ChatServerFrame, ChatStanding } from '#generated/api'
import { ChatCallError } from './chat-calls.ts'
import { openPollLine } from './poll-line.ts'

const standing: ChatStanding = {
  ...{ state: 'ACTIVE', self: 'a', participants: [], lastSequence: 1, isReadOnly: false },
  expiration: '2026-01-01T06:00:00Z',
}
const message = { sequence: 1, clientId: 'x', sender: 'b', text: 'Hello.', attachments: [], sentAt: 'now' }
const clientId = 'c'

/** Opens a connection to a server that answers one poll with a message and never answers the next. */
function open(answerTo: (frame: ChatClientFrame) => Promise<{ frames: ChatServerFrame[] }>) {
  const heard: ChatServerFrame[] = []
  const onCut = vi.fn()
  const asked: number[] = []
  const line = openPollLine(
    {
      pollMs: 25_000,
      calls: {
        frame: answerTo,
        after: (sequence) => {
          asked.push(sequence)
          return sequence === 0
            ? Promise.resolve({ messages: [message], standing, typing: [] })
            : new Promise(() => undefined)
        },
      },
    },
    { onFrame: (frame) => heard.push(frame), onCut },
  )
  return { line, heard, onCut, asked }
}

describe('a line without a socket', () => {
  it('begins as a socket does, and asks for what comes after the last message', async () => {
    const { line, heard, asked } = open(async ({ type }) => ({
      frames: type === 'resume' ? [{ type: 'ready', standing }] : [],
    }))
    await vi.waitFor(() => expect(heard.map(({ type }) => type)).toEqual(['ready']))
    line.send({ type: 'resume', after: 0 })
    await vi.waitFor(() => expect(asked).toEqual([0, 1]))
    expect(heard.map(({ type }) => type)).toEqual(['ready', 'message', 'state'])
    line.close()
  })

  it('tells a refusal as a socket does, and goes on', async () => {
    const { line, heard, onCut } = open(async ({ type }) => {
      if (type === 'resume') return { frames: [] }
      throw new ChatCallError(429, { code: 'CHAT_FLOOD', errors: ['Slow down.'] }, { retryAfterMs: 5000 })
    })
    line.send({ type: 'send', clientId, text: 'Hi.' })
    const refused = {
      type: 'refused',
      code: 'CHAT_FLOOD',
      errors: ['Slow down.'],
      clientId,
      retryAfterMs: 5000,
    }
    await vi.waitFor(() => expect(heard).toEqual([refused]))
    expect(onCut).not.toHaveBeenCalled()
    line.close()
  })

  it.each([
    [0, 'cut'],
    [503, 'cut'],
    [401, 'not-admitted'],
  ])('is cut by a call that fails with %i: %s', async (status, reason) => {
    const { onCut } = open(() => Promise.reject(new ChatCallError(status)))
    await vi.waitFor(() => expect(onCut.mock.calls).toEqual([[reason]]))
  })
})
