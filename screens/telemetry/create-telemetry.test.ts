// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TelemetryEvent, TelemetrySessionKey } from '#generated/api'
import { createTelemetry, type SendTelemetry, type Told } from './create-telemetry.ts'
import { describeEvent } from './describe-event.ts'
import { savePrivacyChoices } from './privacy-choices.ts'

const key = (name: string): TelemetrySessionKey => ({ uuid: name, epoch: 1, trackerUuid: 'tracker' })
const seen = (pathname: string): Told => describeEvent('PAGEVIEW', {}, { host: 'h', pathname, search: '' })

let statuses: number[]
let sent: TelemetryEvent[]
const send: SendTelemetry = async (_call, body) => {
  sent.push(body as TelemetryEvent)
  return { status: statuses.shift() ?? 204 }
}
const begin = vi.fn<() => Promise<TelemetrySessionKey>>()
const paths = () => sent.map(({ pagePath }) => pagePath)

beforeEach(() => {
  statuses = []
  sent = []
  begin.mockReset().mockImplementation(async () => key(`session ${begin.mock.calls.length}`))
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  savePrivacyChoices({ analytics: true, replay: false })
})

describe('telemetry', () => {
  it('begins one session and tells of everything in it, in order', async () => {
    const telemetry = createTelemetry(send, begin)
    telemetry.tell(seen('/a'))
    telemetry.tell(seen('/b'))
    await telemetry.flush()
    expect([paths(), begin.mock.calls.length]).toEqual([['/a', '/b'], 1])
    expect(sent.every(({ sessionKey }) => sessionKey.uuid === 'session 1')).toBe(true)
    expect(localStorage.getItem('tracker_uuid')).toBe('tracker')
    const next = createTelemetry(send, begin)
    next.tell(seen('/c'))
    await next.flush()
    expect(begin).toHaveBeenCalledTimes(1)
  })

  it('sends again what got no answer, with the same id and with how long it waited', async () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1000).mockReturnValue(61_000)
    statuses = [0]
    const telemetry = createTelemetry(send, begin)
    telemetry.tell(seen('/a'))
    await telemetry.flush()
    await createTelemetry(send, begin).flush()
    const [first, second] = sent
    expect(second?.eventProperties['log.record.uid']).toBe(first?.eventProperties['log.record.uid'])
    expect(second?.eventProperties.queued_ms).toBe(60_000)
  })

  it.each(['{"a":1}', '[null, 5, {"told": null}]', '[['])(
    'goes on after a queue that was changed by hand: %s',
    async (kept) => {
      sessionStorage.setItem('telemetry_queue', kept)
      const telemetry = createTelemetry(send, begin)
      telemetry.tell(seen('/a'))
      await telemetry.flush()
      expect(paths()).toEqual(['/a'])
    },
  )

  it('keeps so many while there is no connection, the newest', async () => {
    statuses = Array(60).fill(0)
    const telemetry = createTelemetry(send, begin)
    for (let index = 0; index < 60; index += 1) telemetry.tell(seen(`/${index}`))
    await telemetry.flush()
    statuses = []
    sent = []
    await telemetry.flush()
    expect(paths()).toEqual(Array.from({ length: 50 }, (_, index) => `/${index + 10}`))
  })

  it('begins another session where the server no longer knows this one', async () => {
    statuses = [409]
    const telemetry = createTelemetry(send, begin)
    telemetry.tell(seen('/a'))
    await telemetry.flush()
    expect(sent.map(({ sessionKey }) => sessionKey.uuid)).toEqual(['session 1', 'session 2'])
  })

  it('gives up what the server refuses for good, and goes on', async () => {
    statuses = [422]
    const telemetry = createTelemetry(send, begin)
    telemetry.tell(seen('/a'))
    telemetry.tell(seen('/b'))
    await telemetry.flush()
    await telemetry.flush()
    expect(paths()).toEqual(['/a', '/b'])
  })

  it('says on the console alone that it could not begin a session, and tells later', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const failure = new Error('An error occurred while establishing a session, retries failed.')
    begin.mockRejectedValueOnce(failure)
    const telemetry = createTelemetry(send, begin)
    telemetry.tell(seen('/a'))
    await telemetry.flush()
    expect(said).toHaveBeenCalledWith('Could not establish session.', failure)
    await telemetry.flush()
    expect(paths()).toEqual(['/a'])
  })

  it('sends nothing more once it is refused, and forgets what waits', async () => {
    statuses = [0]
    const telemetry = createTelemetry(send, begin)
    telemetry.tell(seen('/a'))
    await telemetry.flush()
    savePrivacyChoices({ analytics: false, replay: false })
    telemetry.forget()
    telemetry.tell(seen('/b'))
    await telemetry.flush()
    await telemetry.flush(true)
    expect(paths()).toEqual(['/a'])
    expect(sessionStorage.length).toBe(0)
  })

  it('keeps no session that is given while somebody refuses', async () => {
    begin.mockImplementationOnce(async () => {
      savePrivacyChoices({ analytics: false, replay: false })
      return key('too late')
    })
    const telemetry = createTelemetry(send, begin)
    telemetry.tell(seen('/a'))
    await telemetry.flush()
    expect([paths(), sessionStorage.getItem('session_key')]).toEqual([[], null])
  })

  it('works where the browser keeps nothing, with one session', async () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
    const telemetry = createTelemetry(send, begin)
    telemetry.tell(seen('/a'))
    telemetry.tell(seen('/b'))
    await telemetry.flush()
    expect([paths(), begin.mock.calls.length]).toEqual([['/a', '/b'], 1])
  })

  it('waits for no answer when the page is put away', async () => {
    const telemetry = createTelemetry(send, begin)
    telemetry.tell(seen('/a'))
    await telemetry.flush()
    statuses = [0, 0]
    telemetry.tell(seen('/b'))
    await telemetry.flush()
    telemetry.tell(seen('/c'))
    await telemetry.flush(true)
    expect(paths()).toContain('/c')
  })
})

describe('the choices of a browser', () => {
  it('are analytics unless refused, and replay once agreed to', async () => {
    const { privacyChoices } = await import('./privacy-choices.ts')
    localStorage.clear()
    expect(privacyChoices().replay).toBe(false)
    savePrivacyChoices({ analytics: false, replay: true })
    expect(privacyChoices()).toEqual({ analytics: false, replay: true })
  })

  it('are none where it objects by Global Privacy Control', async () => {
    const { privacyChoices } = await import('./privacy-choices.ts')
    savePrivacyChoices({ analytics: true, replay: true })
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    expect(privacyChoices()).toEqual({ analytics: false, replay: false })
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })
})
