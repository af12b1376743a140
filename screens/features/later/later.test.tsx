import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls, type Call } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { clearSession } from '../../api/session/session.ts'
import { findDraft, saveDraft } from '../../kit/storage/drafts.ts'
import { KeptNotice } from './kept-notice.tsx'
import { noteTouched, restoreDrafts } from './restore-drafts.ts'
import SaveForLater from './save-for-later.tsx'

const owner = '3f5378b0-3a68-4233-837d-ed5cc9163b8e'
const address = `/service-drafts/api/v1/applications/${owner}/drafts`
const id = `${owner}:start/contact`
const typedHere = { email: 'here@example.com' }
const typedElsewhere = { email: 'elsewhere@example.com' }
const saved = (ageMs: number): Answer => ({
  body: { drafts: [{ name: 'start/contact', values: typedElsewhere, ageMs }] },
})

const hangUntil = (signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('what was saved for later on another device', () => {
  it('comes into this tab', async () => {
    answerCalls({ [address]: saved(1000) })
    expect(await restoreDrafts(owner)).toEqual(['start/contact'])
    expect(findDraft(id)).toEqual(typedElsewhere)
  })

  it('wins over what was typed here before it, and never over what was typed here since', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
    saveDraft(id, typedHere)
    noteTouched(owner)
    now.mockReturnValue(1_010_000)
    answerCalls({ [address]: saved(20_000) })
    expect(await restoreDrafts(owner)).toEqual([])
    expect(findDraft(id)).toEqual(typedHere)
    answerCalls({ [address]: saved(5000) })
    expect(await restoreDrafts(owner)).toEqual(['start/contact'])
    expect(findDraft(id)).toEqual(typedElsewhere)
    now.mockRestore()
  })

  it.each([
    ['is away', { status: 503, body: {} }],
    ['answers nothing of use', { body: {} }],
    ['answers nothing at all', { body: null }],
    ['answers no list', { body: { drafts: null } }],
    ['answers a list of nothing', { body: { drafts: [null] } }],
  ])('is done without where the server %s', async (_, answer) => {
    answerCalls({ [address]: answer })
    expect(await restoreDrafts(owner)).toEqual([])
  })

  it('is waited for two seconds', async () => {
    answerCalls({})
    vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => hangUntil(signal))
    const timeouts = new Map<number, AbortController>()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      timeouts.set(ms, controller)
      return controller.signal
    })
    const restored = restoreDrafts(owner)
    timeouts.get(2000)?.abort()
    expect(await restored).toEqual([])
    timeout.mockRestore()
  })

  it('is told of on its own page, and on no other', async () => {
    answerCalls({ [address]: saved(1000) })
    await renderScreen(
      <>
        <KeptNotice owner={owner} page="start/hmda" />
        <KeptNotice owner={owner} page="start/contact" />
      </>,
    )
    expect(await screen.findAllByText('We kept what you typed')).toHaveLength(1)
  })
})

describe('saving for later', () => {
  async function press(answer: (call: Call) => Answer) {
    const calls = answerCalls({ [address]: answer })
    await renderScreen(<SaveForLater owner={owner} signOut="/auth/logout" />)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save and finish later' }))
    return calls
  }
  const done = { kept: ['start/contact'], keptUntil: '2026-12-23T12:00:00.000Z', isMailed: true }

  it('sends all that was typed for this application, and nothing of another', async () => {
    saveDraft(id, typedHere)
    saveDraft('another:start/contact', typedElsewhere)
    const calls = await press(() => ({ body: done }))
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', { drafts: [{ name: 'start/contact', values: typedHere }] }],
    ])
    expect(await screen.findByText(/We keep what you typed here until 12\/23\/2026/)).toBeTruthy()
    expect(screen.getByText(/We sent you an email/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/auth/logout')
  })

  it('claims neither a letter nor anything typed where there was none', async () => {
    await press(() => ({ body: { ...done, kept: [], isMailed: false } }))
    expect(screen.getByText('Everything that you sent before is kept.')).toBeTruthy()
    expect(screen.queryByText(/email/)).toBeNull()
  })

  it('says that nothing is saved yet while the line is cut, keeps it here, and is tried again', async () => {
    saveDraft(id, typedHere)
    let isCut = true
    await press(() => {
      if (isCut) throw new TypeError('Failed to fetch')
      return { body: done }
    })
    expect(screen.getByRole('alert').textContent).toContain('Not saved yet')
    expect(findDraft(id)).toEqual(typedHere)
    isCut = false
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Your application is saved')).toBeTruthy()
  })

  it('remembers a press while a save is under way, and saves what was typed since', async () => {
    saveDraft(id, typedHere)
    const first = Promise.withResolvers<Answer>()
    const answers = [first.promise, Promise.resolve({ body: done })]
    const calls = answerCalls({ [address]: () => answers.shift() ?? { status: 500 } })
    await renderScreen(<SaveForLater owner={owner} signOut="/auth/logout" />)
    await userEvent.click(screen.getByRole('button', { name: 'Save and finish later' }))
    saveDraft(id, typedElsewhere)
    const saving = screen.getByRole('button', { name: 'Saving' })
    await userEvent.click(saving)
    await userEvent.click(saving)
    first.resolve({ body: done })
    await screen.findByText('Your application is saved')
    expect(calls.map(({ body }) => body)).toEqual(
      [typedHere, typedElsewhere].map((values) => ({ drafts: [{ name: 'start/contact', values }] })),
    )
  })

  it('leaves nothing in the browser once somebody has signed out', () => {
    saveDraft(id, typedHere)
    noteTouched(owner)
    clearSession()
    expect(Object.keys(sessionStorage).filter((key) => key.includes(owner))).toEqual([])
  })
})
