import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls, type Call } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import Chat from './chat.tsx'

const chatbot = '/service-chat-chatbot/external/api/v1/message/chatWithAutobot'
const conversationId = '11111111-1111-4111-8111-111111111111'

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
)
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const answered = ({ body }: Call): Answer => ({
  body: {
    ...{
      conversationId,
      token: 'bot-token',
      questionId: crypto.randomUUID(),
      responseStr: 'It is a soft pull.',
    },
    ...{ questionStr: (body as { message: string }).message, createdDt: new Date().toISOString() },
    ...{ isHandedOver: false, suggestions: ['How long does it take?'] },
  },
})

async function open(answer: (call: Call) => Answer = answered) {
  const user = userEvent.setup()
  const onClose = vi.fn()
  const calls = answerCalls({
    '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus': { body: { isOpen: false } },
    '/service-operating-hours': { body: [] },
    '/service-chat-chatbot/external/api/v1/message/getChatHistory': { status: 500, body: {} },
    [chatbot]: answer,
  })
  await renderScreen(<Chat isOpen unread={0} onClose={onClose} onUnread={() => undefined} />)
  return { user, onClose, questions: () => calls.filter(({ url }) => url === chatbot) }
}

const keep = (session: object) =>
  localStorage.setItem(
    'chat_session',
    JSON.stringify({ friendlyName: 'Ana', emailAddress: 'ana@example.com', ...session }),
  )

describe('the chat while no agent is there', () => {
  it('asks who one is, in the words of the specification, and then lets the chatbot answer', async () => {
    const { user, questions } = await open()
    await user.click(await screen.findByRole('button', { name: 'Start chat' }))
    await waitFor(() => expect(screen.getAllByText('Required').length).toBeGreaterThanOrEqual(2))
    await user.type(screen.getByLabelText('Email address'), 'ana@example.com')
    await user.click(screen.getByLabelText('Name'))
    await user.paste('x'.repeat(129))
    await screen.findAllByText('Cannot be more than 128 characters')
    await user.clear(screen.getByLabelText('Name'))
    await user.type(screen.getByLabelText('Name'), 'Ana Reyes')
    await user.click(screen.getByRole('button', { name: 'Start chat' }))
    await screen.findByText(/^Hello, Ana Reyes\. I answer questions/)
    await user.type(
      await screen.findByLabelText('Your message'),
      'One line{Shift>}{Enter}{/Shift}and another{Enter}',
    )
    await screen.findByText('It is a soft pull.')
    expect(questions().map(({ body }) => body)).toMatchObject([{ message: 'One line\nand another' }])
    expect(screen.queryByRole('button', { name: 'Add a file' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'How long does it take?' }))
    await waitFor(() => expect(questions()[1]?.headers.get('x-chat-token')).toBe('bot-token'))
    expect(questions()[1]?.body).toMatchObject({ conversationId })
  })

  it('keeps a question that got no answer, and sends it again under the same key', async () => {
    keep({ loginTimestamp: Date.now() })
    let isUp = false
    const { user, questions } = await open((call) => (isUp ? answered(call) : { status: 503, body: {} }))
    await user.type(await screen.findByLabelText('Your message'), 'Hello?{Enter}')
    await screen.findByText('Something went wrong. Please try resending the message.')
    isUp = true
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    await screen.findByText('It is a soft pull.')
    expect(screen.queryByText('Something went wrong. Please try resending the message.')).toBeNull()
    expect(new Set(questions().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('warns before what looks like a Social Security number goes out', async () => {
    keep({ loginTimestamp: Date.now() })
    const { user, questions } = await open()
    await user.type(await screen.findByLabelText('Your message'), '219-09-9999{Enter}')
    await screen.findByText('Is this a personal number?')
    expect(questions()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Send anyway' }))
    await waitFor(() => expect(questions()).toHaveLength(1))
  })

  it('is over after ten minutes without a word, and a new one can begin; there is no survey about it', async () => {
    keep({ loginTimestamp: Date.now() - 600_001 })
    const { user } = await open()
    await screen.findByText('Thanks for chatting with us!')
    expect(screen.queryByLabelText('Your message')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Take the survey' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Start new chat' }))
    await screen.findByRole('button', { name: 'Start chat' })
  })

  it('says that something went wrong where what was said before cannot be had', async () => {
    keep({ ...{ loginTimestamp: Date.now(), answeredAt: Date.now() }, conversationId, token: 'bot-token' })
    await open()
    await screen.findByText('Something went wrong. Please try again later.')
    expect(screen.getByLabelText('Your message')).toBeTruthy()
  })

  it('is closed by Escape', async () => {
    const { user, onClose } = await open()
    await user.click(await screen.findByLabelText('Name'))
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
