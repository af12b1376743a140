// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lender } from '../../tests/support/lenders/lender.ts'
import { beginSession } from './begin-session.ts'
import { savePrivacyChoices } from './privacy-choices.ts'

const { limits } = lender('hearthline').organization.tenant
const sessionKey = { uuid: 'a', epoch: 1, trackerUuid: 'b' }
const tracker = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'
const retriesFailed = 'An error occurred while establishing a session, retries failed.'

afterEach(() => {
  vi.useRealTimers()
  savePrivacyChoices({ analytics: true, replay: false })
  localStorage.clear()
})

describe('a session', () => {
  it('is tried again three times, and then given up in the words of the specification', async () => {
    vi.useFakeTimers()
    const send = vi.fn(async () => ({ status: 500 }))
    const failed = expect(beginSession(send, limits)).rejects.toThrow(retriesFailed)
    await vi.runAllTimersAsync()
    await failed
    expect(send).toHaveBeenCalledTimes(4)
  })

  it('names the tracker of the browser and its sizes, and of the site that led here the origin', async () => {
    localStorage.setItem('tracker_uuid', tracker)
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://mail.example/inbox?of=maya@example.com')
    const send = vi.fn(async (_call: string, _body: object) => ({ status: 200, data: { sessionKey } }))
    expect(await beginSession(send, limits)).toEqual(sessionKey)
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      platform: 'WEB',
      referrer: 'https://mail.example',
      windowWidth: innerWidth,
      sessionKey: { trackerUuid: tracker },
    })
  })

  it('is not tried again for somebody who refuses meanwhile', async () => {
    vi.useFakeTimers()
    const send = vi.fn(async () => {
      savePrivacyChoices({ analytics: false, replay: false })
      return { status: 500 }
    })
    const failed = expect(beginSession(send, limits)).rejects.toThrow(retriesFailed)
    await vi.runAllTimersAsync()
    await failed
    expect(send).toHaveBeenCalledTimes(1)
  })
})
