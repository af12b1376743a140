import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls, type Call } from '../../../tests/support/browser/answer-calls.ts'
import { hearthline, renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { sampleToken } from '../../../tests/support/browser/sample-token.ts'
import { untilShown } from '../../../tests/support/browser/until-shown.ts'
import { lender } from '../../../tests/support/lenders/lender.ts'
import { clearSession, loseSession, saveToken } from '../../api/session/session.ts'
import { forgetFacts } from '../../kit/api/public-facts.ts'
import { loadForm } from '../../kit/forms/load-form.ts'
import type { JourneyValue } from '../../kit/journey/journey-context.ts'
import { draftIds } from '../../kit/storage/drafts.ts'
import Chat from './chat.tsx'

const chatbot = '/service-chat-chatbot/external/api/v1/message/chatWithAutobot'
const conversationId = '11111111-1111-4111-8111-111111111111'

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
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

const started = {
  ...{ token: 'chat-token', expiration: new Date(Date.now() + 3_600_000).toISOString() },
  ...{ conversationSid: crypto.randomUUID(), omniProxyChannelId: crypto.randomUUID() },
}
const init = '/service-omni-proxy/insecure/api/v1/stream/init-web-chat'
const feedback = '/service-chat-chatbot/external/api/v1/message/setChatReplyUsedWithFeedback'

interface Setting {
  readonly answer?: (call: Call) => Answer
  readonly journey?: JourneyValue
  readonly mode?: string
  /** Profile of a signed-in user. */
  readonly profile?: object
  /** Whether agents answer now. */
  readonly isOpen?: boolean
  /** Answer about what was said before. */
  readonly history?: Answer
}

async function open({
  answer = answered,
  journey = hearthline,
  mode = '',
  profile,
  isOpen = false,
  history = { status: 500, body: {} },
}: Setting = {}) {
  const user = userEvent.setup()
  const onClose = vi.fn()
  forgetFacts()
  const calls = answerCalls({
    '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus/week?display=true': {
      body: [1, 2, 3, 4, 5, 6, 7].map((weekdayValue) =>
        weekdayValue === 1
          ? { weekday: 'MONDAY', weekdayValue, isOpen: true, startTime: '06:00', endTime: '17:00' }
          : { weekday: 'DAY', weekdayValue, isOpen: false },
      ),
    },
    [init]: { body: started },
    [feedback]: { status: 204 },
    '/service-csp/external/api/v1/twilio/web-chat-info': { body: { contactId: 'contact' } },
    '/service-csp/external/api/v1/twilio/survey': { status: 204 },
    '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus': { body: { isOpen } },
    '/service-chat-chatbot/external/api/v1/message/getChatHistory': history,
    [chatbot]: answer,
    ...(profile && { '/service-profile/api/v1/profile': { body: profile } }),
  })
  const chat = <Chat isOpen mode={mode} unread={0} onClose={onClose} onUnread={() => undefined} />
  await renderScreen(chat, { journey })
  const made = (path: string) => calls.filter(({ url }) => url === path)
  return { user, onClose, calls, made, questions: () => made(chatbot) }
}

const keep = (session: object) =>
  localStorage.setItem(
    'chat_session',
    JSON.stringify({ friendlyName: 'Ana', emailAddress: 'ana@example.com', ...session }),
  )

describe('the chat while no agent is there', () => {
  it('asks whoever comes after somebody who signed out for their own name', async () => {
    saveToken(sampleToken('ana'))
    await open({ profile: { name: { firstName: 'Ana', lastName: 'Reyes' }, email: 'ana@example.com' } })
    await screen.findByDisplayValue('ana@example.com')
    await act(async () => clearSession())
    expect(await screen.findByLabelText(/^Email address/)).toHaveProperty('value', '')
    await act(async () => saveToken(sampleToken('ana')))
    await screen.findByDisplayValue('ana@example.com')
  })

  it('asks nobody again for the name and the address that their account has', async () => {
    saveToken(sampleToken('ana'))
    const profile = { name: { firstName: 'Ana', lastName: 'Reyes' }, email: 'ana@example.com' }
    const { user } = await open({ profile })
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Ana Reyes')
    await user.click(screen.getByRole('button', { name: 'Start chat' }))
    await screen.findByText(/^Hello, Ana Reyes\./)
  })

  it('asks who one is, in the words of the specification, and then lets the chatbot answer', async () => {
    const { user, questions } = await open()
    await user.click(await screen.findByRole('button', { name: 'Start chat' }))
    await screen.findAllByText('Required')
    expect(screen.getByLabelText(/^Email address/).getAttribute('aria-invalid')).not.toBe('true')
    await user.type(screen.getByLabelText(/^Email address/), 'ana@example.com')
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

  it('asks for an agent id too on the pages of the development server', async () => {
    vi.stubEnv('MODE', 'development')
    const { user, made } = await open({ isOpen: true })
    await user.type(await screen.findByLabelText('Name'), 'Ana Reyes')
    await user.type(screen.getByLabelText(/^Email address/), 'ana@example.com')
    await user.click(screen.getByRole('button', { name: 'Start chat' }))
    await screen.findByText('Required')
    expect(made(init)).toEqual([])
    await user.type(screen.getByLabelText('Agent id'), 'WK7')
    await user.click(screen.getByRole('button', { name: 'Start chat' }))
    await waitFor(() => expect(made(init)[0]?.body).toMatchObject({ agentId: 'WK7' }))
  })

  it('keeps a question that got no answer, and sends it again under the same key', async () => {
    keep({ loginTimestamp: Date.now() })
    let isUp = false
    const { user, questions } = await open({
      answer: (call) => (isUp ? answered(call) : { status: 503, body: {} }),
    })
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

  it('shows what was said before and can be read, and names what cannot', async () => {
    keep({ ...{ loginTimestamp: Date.now(), answeredAt: Date.now() }, conversationId, token: 'bot-token' })
    const messageHistory = [
      null,
      { questionId: 'q', questionStr: 'Why?', responseStr: 'Because.', createdDt: 'x' },
    ]
    await open({ history: { body: { messageHistory } } })
    await screen.findByText('Because.')
    expect(screen.getAllByText('This message cannot be shown.')).toHaveLength(2)
  })

  it('asks before it ends, and keeps what was typed for whoever goes on', async () => {
    keep({ loginTimestamp: Date.now() })
    const { user, onClose } = await open()
    const box = await screen.findByLabelText('Your message')
    await user.type(box, 'One more thing')
    await user.click(screen.getByRole('button', { name: 'End chat' }))
    expect(screen.getByRole('alertdialog', { name: 'End this chat?' })).toBe(document.activeElement)
    await user.keyboard('{Escape}')
    expect([onClose.mock.calls, screen.queryByRole('alertdialog')]).toEqual([[], null])
    expect(document.activeElement).toBe(box)
    expect(box).toHaveProperty('value', 'One more thing')
    await user.click(screen.getByRole('button', { name: 'End chat' }))
    await user.click(screen.getByRole('button', { name: 'End chat' }))
    await screen.findByText('Thanks for chatting with us!')
  })

  it('names each of its controls for a screen reader', async () => {
    await open()
    await screen.findByLabelText('Name')
    const nameless = () =>
      ['button', 'textbox', 'log', 'dialog', 'link'].flatMap((role) =>
        screen.queryAllByRole(role, { name: '' }),
      )
    expect(nameless()).toEqual([])
    cleanup()
    keep({ loginTimestamp: Date.now() })
    await open()
    await screen.findByRole('textbox', { name: 'Your message' })
    expect(nameless()).toEqual([])
  })

  it('is closed by Escape', async () => {
    const { user, onClose } = await open()
    await user.click(await screen.findByLabelText('Name'))
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('a chat with an agent', () => {
  it('says that the connection is lost, also where none comes about after a reload', async () => {
    keep({ ...started, loginTimestamp: Date.now() })
    await open()
    await screen.findByText('Connection lost. Attempting to reconnect.')
  })

  it('is over after six hours, and its survey goes wrong aloud where no channel says what it is about', async () => {
    keep({
      loginTimestamp: Date.now() - 21_600_001,
      token: 'chat-token',
      conversationSid: crypto.randomUUID(),
    })
    const { user } = await open()
    await screen.findByText('Thanks for chatting with us!')
    expect(screen.queryByLabelText('Your message')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Take the survey' }))
    await screen.findByText('Something went wrong. Please try again later.')
  })

  it('offers its survey no more once that was answered, also after a reload', async () => {
    keep({
      ...{ loginTimestamp: Date.now() - 21_600_001, token: 'chat-token' },
      ...{ conversationSid: crypto.randomUUID(), omniProxyChannelId: crypto.randomUUID() },
    })
    const { user } = await open()
    await loadForm('chat/survey')
    await user.click(await screen.findByRole('button', { name: 'Take the survey' }))
    await user.click((await screen.findAllByRole('radio'))[0] as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Send the survey' }))
    await screen.findByText('Thank you for taking the survey.')
    cleanup()
    await open()
    await screen.findByText('Thank you for taking the survey.')
    expect(screen.queryByRole('button', { name: 'Take the survey' })).toBeNull()
  })

  it('is shown to nobody once its person signed out, and to them again when they are back', async () => {
    const conversationSid = crypto.randomUUID()
    keep({ loginTimestamp: Date.now() - 21_600_001, token: 'chat-token', conversationSid, owner: 'ana' })
    saveToken(sampleToken('ana'))
    await open({ profile: { name: { firstName: 'Ana' }, email: 'ana@example.com' } })
    await screen.findByText('Thanks for chatting with us!')
    act(() => loseSession())
    screen.getByText('Thanks for chatting with us!')
    act(() => saveToken(sampleToken('ana')))
    act(clearSession)
    await waitFor(() => expect(screen.queryByText('Thanks for chatting with us!')).toBeNull())
    act(() => saveToken(sampleToken('ana')))
    await screen.findByText('Thanks for chatting with us!')
    act(() => saveToken(sampleToken('ben')))
    await waitFor(() => expect(localStorage.getItem('chat_session')).toBeNull())
  })
})

describe('the chatbot’s conversation of somebody who was signed in', () => {
  const keepTheirs = (more: object = {}) => {
    keep({ loginTimestamp: Date.now(), owner: 'ana', ...more })
    saveToken(sampleToken('ana'))
  }

  it.each(['', 'LIMIT'])(
    'can be read and not written in once their session ended by time: %s',
    async (reason) => {
      keepTheirs()
      await open()
      await screen.findByLabelText('Your message')
      act(() => loseSession({ reason }))
      screen.getByText(/^Hello, Ana\./)
      screen.getByText('Sign in to keep chatting. Your conversation is saved.')
      expect(screen.queryByLabelText('Your message')).toBeNull()
      act(() => saveToken(sampleToken('ana')))
      await screen.findByLabelText('Your message')
    },
  )

  it.each(['ENDED', 'SIGNED_OUT', 'PASSWORD'])('is forgotten where a person ended it: %s', async (reason) => {
    keepTheirs()
    const { user } = await open()
    await user.type(await screen.findByLabelText('Your message'), 'I owe')
    act(() => loseSession({ reason }))
    await waitFor(() => expect(localStorage.getItem('chat_session')).toBeNull())
    expect(draftIds()).toEqual([])
    expect(screen.queryByText(/^Hello, Ana\./)).toBeNull()
  })

  it('offers no agent meanwhile', async () => {
    keepTheirs()
    await open({ isOpen: true })
    await screen.findByRole('button', { name: 'Talk to a person' })
    act(() => loseSession())
    expect(screen.queryByRole('button', { name: 'Talk to a person' })).toBeNull()
  })
})

describe('an agent’s conversation whose person was signed out from another device', () => {
  it('is shown to nobody, also after a reload, until they are back', async () => {
    const profile = { name: { firstName: 'Ana' }, email: 'ana@example.com' }
    keep({ loginTimestamp: Date.now() - 21_600_001, conversationSid: crypto.randomUUID(), owner: 'ana' })
    saveToken(sampleToken('ana'))
    await open({ profile })
    await screen.findByText('Thanks for chatting with us!')
    act(() => loseSession({ reason: 'ENDED' }))
    await waitFor(() => expect(screen.queryByText('Thanks for chatting with us!')).toBeNull())
    cleanup()
    // A reload forgets why the session ended.
    saveToken(sampleToken('ana'))
    localStorage.removeItem('jwt')
    sessionStorage.setItem('draft_owner', 'ana')
    await open({ profile })
    await screen.findByRole('button', { name: 'Start chat' })
    expect(screen.queryByText('Thanks for chatting with us!')).toBeNull()
    act(() => saveToken(sampleToken('ana')))
    await screen.findByText('Thanks for chatting with us!')
    act(() => loseSession())
    screen.getByText('Thanks for chatting with us!')
  })
})

describe('a half-typed line', () => {
  it('is not found in the next conversation', async () => {
    keep({ loginTimestamp: 1, answeredAt: Date.now() })
    const { user } = await open()
    await user.type(await screen.findByLabelText('Your message'), 'I owe')
    cleanup()
    keep({ loginTimestamp: 2, answeredAt: Date.now() })
    await open()
    expect(await screen.findByLabelText('Your message')).toHaveProperty('value', '')
  })

  it('goes along from the chatbot to an agent', async () => {
    keep({ loginTimestamp: 1, answeredAt: Date.now() })
    const { user } = await open({ isOpen: true })
    await user.type(await screen.findByLabelText('Your message'), 'I owe')
    await user.click(screen.getByRole('button', { name: 'Talk to a person' }))
    await waitFor(() => expect(localStorage.getItem('chat_session')).toContain(started.conversationSid))
    expect(await screen.findByLabelText('Your message')).toHaveProperty('value', 'I owe')
  })
})

describe('who answers', () => {
  const chatbotOnly = lender('steadyhouse')
  const press = async (user: UserEvent) => {
    await user.type(await screen.findByLabelText('Name'), 'Ana')
    await user.type(screen.getByLabelText(/^Email address/), 'ana@example.com')
    await user.click(screen.getByRole('button', { name: 'Start chat' }))
  }

  it('is an agent within their hours, who is told all that the call has room for', async () => {
    const { user, made, calls } = await open({ isOpen: true })
    // The time zone of the machine that runs the test may show other hours, which then stand in parentheses.
    const offer = /^Our team answers live, Monday from 6am-5pm PT( \(.*\))?, excluding major holidays\.$/
    const welcomeMessage = (await screen.findByText(offer)).textContent
    await press(user)
    await waitFor(() => expect(made(init)).toHaveLength(1))
    expect(made(init)[0]?.body).toMatchObject({
      ...{ friendlyName: 'Ana', emailAddress: 'ana@example.com', orgCode: 'FHEL', skill: 'FHEL' },
      ...{
        tag: 'heloc',
        chatMode: 'twilio',
        welcomeMessage,
        pageUrl: expect.any(String),
        additionalAttrs: {},
      },
    })
    const hours = calls.filter(({ url }) => url.includes('OPS_CHAT'))
    expect(hours.map(({ headers }) => headers.get('org'))).toEqual(hours.map(() => 'FHEL'))
  })

  it('needs to know no more than the name: the address is left out where none is given', async () => {
    const { user, made } = await open({ isOpen: true })
    await user.type(await screen.findByLabelText('Name'), 'Ana')
    screen.getByLabelText('Email address (optional)')
    await user.click(screen.getByRole('button', { name: 'Start chat' }))
    await waitFor(() => expect(made(init)).toHaveLength(1))
    expect(made(init)[0]?.body).not.toHaveProperty('emailAddress')
    expect(JSON.parse(localStorage.getItem('chat_session') ?? '{}')).not.toHaveProperty('emailAddress')
  })

  it('says in which language agents write, before the chat and while one waits, where that is not the page’s', async () => {
    const chatInEnglish = 'Las personas de nuestro equipo escriben en inglés.'
    const stays = { title: '', parts: [], chat: chatInEnglish }
    const { organization } = hearthline
    const journey = {
      ...hearthline,
      organization: { ...organization, tenant: { ...organization.tenant, stays } },
    }
    const { user } = await open({ isOpen: true, journey })
    await screen.findByText(chatInEnglish)
    await user.type(await screen.findByLabelText('Name'), 'Ana')
    await user.click(screen.getByRole('button', { name: 'Start chat' }))
    await screen.findByText(/^You are in the queue\..* Las personas de nuestro equipo escriben en inglés\.$/)
  })

  it('is the chatbot alone where the lender has chosen it as its channel', async () => {
    const { user, made } = await open({ isOpen: true, journey: chatbotOnly })
    await screen.findByText('Our chatbot answers questions about your line of credit at any time.')
    await press(user)
    await screen.findByText(/^Hello, Ana\. I answer questions/)
    expect(screen.queryByRole('button', { name: 'Talk to a person' })).toBeNull()
    expect(made(init)).toEqual([])
  })

  it('is whom `mode` of the address asks for, outside production alone', async () => {
    await open({ isOpen: true, mode: 'chatbot' })
    await screen.findByText('Our chatbot answers questions about your line of credit at any time.')
    cleanup()
    await open({ mode: 'stream', journey: chatbotOnly })
    await screen.findByText(/^Our team answers live/)
    cleanup()
    const { organization } = chatbotOnly
    const chat = { channel: 'chatbot', skill: 'White Label', mayBeForced: false } as const
    const tenant = { ...organization.tenant, chat }
    await open({ mode: 'stream', journey: { ...chatbotOnly, organization: { ...organization, tenant } } })
    await screen.findByText('Our chatbot answers questions about your line of credit at any time.')
  })

  it('is told by the chatbot’s calls who asks, and what a bad answer was', async () => {
    // Loaded beforehand: a form that loads between two polls of the test would stay suspended.
    await loadForm('chat/bad-response')
    keep({ loginTimestamp: Date.now() })
    const { user, made, questions } = await open()
    await user.type(await screen.findByLabelText('Your message'), 'Hello?{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Bad Response' }))
    await user.click(await untilShown(() => screen.getByRole('button', { name: 'Send feedback' })))
    await screen.findAllByText('Please select a reason')
    await user.click(screen.getByLabelText('Answer too vague'))
    await user.click(screen.getByRole('button', { name: 'Send feedback' }))
    await screen.findByText('Thank you for telling us.')
    expect(questions()[0]?.body).toMatchObject({ senderType: 'BORROWER', tag: 'heloc', organization: 'FHEL' })
    expect(made(feedback).map(({ body }) => body)).toMatchObject([
      {
        ...{ rating: 'TOO_VAGUE', conversationId, responseToCustomer: 'It is a soft pull.' },
        ...{ senderType: 'BORROWER', senderEmail: 'ana@example.com' },
      },
    ])
  })
})
