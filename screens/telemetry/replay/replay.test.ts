// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import signing from '../../../flows/forms/notary/session.json' with { type: 'json' }
import { flows } from '../../../tests/support/lenders/flows.ts'
import { request } from '../../api/request.ts'
import { trace } from '../../api/trace-headers.ts'
import { ApiError } from '../../kit/api/api-error.ts'
import type { FormField } from '../../kit/forms/form-module.ts'
import { provideForms } from '../../kit/forms/load-form.ts'
import { createFrameAdapter } from './create-frame-adapter.ts'
import { maskAnswer } from './mask-answer.ts'
import { recordUse, saveReplayLink } from './record-use.ts'

vi.mock('../../api/request.ts', () => ({ request: vi.fn() }))

const uuid = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'
const origin = 'https://replay.example'
const session = { link: `${origin}/sessions/one`, session: 'one' }
const fields = { email: { class: 'personal' }, relation: { class: 'public' }, ssn: { class: 'secret' } }

let told: unknown[]
let stop: () => void
beforeEach(async () => {
  told = []
  history.replaceState(null, '', `/account/heloc/${uuid}/liens`)
  const form = { id: 'liens', fields, order: [], required: [], validate: () => [] }
  provideForms({ liens: async () => ({ form: form as never }) })
  vi.mocked(request).mockReset().mockResolvedValue(undefined)
  stop = recordUse(`${origin}/frame`, flows.pages)
  const { contentWindow } = document.querySelector('iframe') ?? {}
  if (!contentWindow) throw new Error('There is no frame.')
  vi.spyOn(contentWindow, 'postMessage').mockImplementation((step: unknown) => void told.push(step))
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

const answerFrame = (data: unknown, from = origin) => {
  const source = document.querySelector('iframe')?.contentWindow ?? null
  dispatchEvent(new MessageEvent('message', { source, origin: from, data }))
}

async function enter(
  name: string,
  value: string,
  box: { type?: string; checked?: boolean } = {},
): Promise<void> {
  const input = Object.assign(document.createElement('input'), { name, value, ...box })
  document.body.append(input)
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await new Promise((resolve) => setTimeout(resolve))
}

describe('a replay', () => {
  it('is told of pages, and of answers as their class allows', async () => {
    answerFrame(session)
    await vi.waitFor(() => expect(told).toContainEqual({ kind: 'page', page: 'liens' }))
    await enter('email', 'maya@example.com')
    await enter('relation', 'OWNER')
    await enter('ssn', '123-45-6789')
    await enter('unknown', 'canary')
    expect(told.slice(1)).toEqual([
      { kind: 'field', page: 'liens', field: 'email', shown: '•••' },
      { kind: 'field', page: 'liens', field: 'relation', shown: 'OWNER' },
    ])
  })

  it('is told whether a box is ticked', async () => {
    answerFrame(session)
    await vi.waitFor(() => expect(told).not.toEqual([]))
    await enter('relation', 'on', { type: 'checkbox', checked: true })
    await enter('relation', 'on', { type: 'checkbox' })
    expect(told.slice(-2)).toMatchObject([{ shown: 'true' }, { shown: 'false' }])
  })

  it('is told no code by which somebody signs before a notary', () => {
    expect(maskAnswer(signing.fields.sessionCode as FormField, '123456')).toBeUndefined()
  })

  it('is linked with the application, and named in the headers of our calls until it stops', async () => {
    answerFrame(session)
    const path = `/service-application/api/v1/application/heloc/${uuid}/full-story-link`
    const put = expect.objectContaining({ method: 'PUT', body: { link: session.link } })
    await vi.waitFor(() => expect(request).toHaveBeenCalledWith(path, put))
    expect(trace.headers()).toMatchObject({ 'X-Replay-Session': 'one' })
    stop()
    expect(trace.headers()).not.toHaveProperty('X-Replay-Session')
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('is begun by its own service alone', async () => {
    answerFrame(session, 'https://stranger.example')
    answerFrame({ ...session, link: 'https://stranger.example/' })
    answerFrame({ ...session, session: 'one\r\nx: y' })
    await new Promise((resolve) => setTimeout(resolve))
    expect([told, vi.mocked(request).mock.calls]).toEqual([[], []])
    expect(() => createFrameAdapter(`${location.origin}/frame`)).toThrow('may not run on our own origin')
  })
})

describe('the link of a replay', () => {
  it('is let go where nobody is signed in any longer; any other refusal goes on', async () => {
    vi.mocked(request).mockRejectedValueOnce(new ApiError(401, 'unauthenticated'))
    await expect(saveReplayLink(uuid, session.link)).resolves.toBeUndefined()
    vi.mocked(request).mockRejectedValueOnce(new ApiError(422, 'refused'))
    await expect(saveReplayLink(uuid, session.link)).rejects.toThrow('refused')
  })
})

it('shows of an answer what the class of its field allows', () => {
  const shown = (['public', 'personal', 'secret'] as const).map((name) => maskAnswer({ class: name }, 'x'))
  expect([...shown, maskAnswer(undefined, 'x')]).toEqual(['x', '•••', undefined, undefined])
})
