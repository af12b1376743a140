// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../tests/support/browser/answer-calls.ts'
import { ApiError, FetchError } from '../kit/api/api-error.ts'
import { calls } from './calls.ts'
import { publicCalls } from './public-calls.ts'
import { request } from './request.ts'
import { proofCalls } from './session/proof-calls.ts'
import { clearSession, findToken, isLossUntold, saveToken } from './session/session.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('request', () => {
  it('sends the stored token as a bearer and asks for JSON', async () => {
    saveToken('abc')
    const [call] = await callsOf({ '/x': { body: {} } }, () => request('/x'))
    expect(call?.headers.get('authorization')).toBe('Bearer abc')
    expect(call?.headers.get('accept')).toBe('application/json')
  })

  it('keeps the token that was issued later, in whatever order two answers arrive', async () => {
    const issued = (iat: number) => tokenOf({ sub: 'ana', jti: 'one', iat })
    const [earlier, later] = [issued(1002), issued(1003)]
    saveToken(issued(1001))
    answerCalls({
      '/later': { headers: { authorization: `Bearer ${later}` }, body: {} },
      '/earlier': { headers: { authorization: `Bearer ${earlier}` }, body: {} },
    })
    await request('/later')
    await request('/earlier')
    expect(findToken()).toBe(later)
  })

  it('stores a token only from a 200 whose authorization header starts with Bearer', async () => {
    answerCalls({
      '/ok': { headers: { authorization: 'Bearer new' }, body: {} },
      '/created': { status: 201, headers: { authorization: 'Bearer other' }, body: {} },
      '/basic': { headers: { authorization: 'Basic xyz' }, body: {} },
    })
    await request('/created')
    await request('/basic')
    expect(findToken()).toBeUndefined()
    await request('/ok')
    expect(findToken()).toBe('new')
  })

  it('takes no token from an answer that was under way when its session ended', async () => {
    const first = tokenOf({ sub: 'ana', jti: 'one' })
    saveToken(first)
    const answered = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => answered.promise)
    const late = request('/x')
    clearSession()
    answered.resolve(new Response('{}', { headers: { authorization: `Bearer ${first}` } }))
    await late
    expect(findToken()).toBeUndefined()
  })

  it('is sent again where a step brings the next token after which the earlier one was refused', async () => {
    const [earlier, next] = [tokenOf({ sub: 'ana', jti: 'one' }), tokenOf({ sub: 'ana', jti: 'two' })]
    saveToken(earlier)
    // Steps hold the lock together; whoever is refused waits for all of them, and holds it for nothing.
    const held: Promise<unknown>[] = []
    vi.stubGlobal('navigator', {
      locks: {
        request: async (_name: string, how: unknown, work?: () => Promise<unknown>) =>
          work ? held.push(work()) : Promise.all(held).then(how as () => void),
      },
    })
    const proven = Promise.withResolvers<Response>()
    const answerTo = ({ Authorization: sent }: Readonly<Record<string, string>>) =>
      sent === `Bearer ${next}` ? new Response('{"seen":true}') : new Response('{}', { status: 401 })
    vi.stubGlobal('fetch', (path: string, { headers }: { headers: Readonly<Record<string, string>> }) =>
      path === '/proof' ? proven.promise : Promise.resolve(answerTo(headers)),
    )
    const proof = request('/proof', { method: 'POST' })
    const polled = request('/status')
    setTimeout(() => proven.resolve(new Response('{}', { headers: { authorization: `Bearer ${next}` } })))
    expect(await polled).toEqual({ seen: true })
    await proof
    expect(findToken()).toBe(next)
  })

  it('is signed out by a refusal of its own token, also of one that a proof sent', async () => {
    saveToken(tokenOf({ sub: 'ana', jti: 'one' }))
    answerCalls({ '/identity/secure/api/v1/proof': { status: 401, body: {} } })
    await expect(proofCalls.give({ currentPassword: 'x' })).rejects.toBeInstanceOf(ApiError)
    expect(findToken()).toBeUndefined()
    expect(isLossUntold()).toBe(true)
  })

  it('stays signed out where the next token arrives after a sign-out of another tab', async () => {
    saveToken(tokenOf({ sub: 'ana', jti: 'one' }))
    const proven = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => proven.promise)
    const proof = request('/proof', { method: 'POST' })
    localStorage.removeItem('jwt')
    const next = tokenOf({ sub: 'ana', jti: 'two' })
    proven.resolve(new Response('{}', { headers: { authorization: `Bearer ${next}` } }))
    await proof
    expect(findToken()).toBeUndefined()
  })

  it('takes the token of somebody else who signs in', async () => {
    saveToken(tokenOf({ sub: 'ana', jti: 'one' }))
    const other = tokenOf({ sub: 'ben', jti: 'two' })
    answerCalls({ '/login': { headers: { authorization: `Bearer ${other}` }, body: {} } })
    await request('/login')
    expect(findToken()).toBe(other)
  })

  it('says of what a page asks by itself that it does', async () => {
    const uuid = crypto.randomUUID()
    const [asked, polled] = await callsOf({ '/service-krang-heloc': { body: {} } }, async () => {
      await calls.status(uuid)
      await calls.status(uuid, true)
    })
    expect([asked, polled].map((call) => call?.headers.has('x-poll'))).toEqual([false, true])
  })

  it('repeats a parameter for each value of an array', async () => {
    const [call] = await callsOf({ '/x': { body: {} } }, () =>
      request('/x', { query: { a: [1, 2], b: undefined, c: 'y z' } }),
    )
    expect(call?.url).toBe('/x?a=1&a=2&c=y+z')
  })

  it('leaves the content type of a multipart body to the browser', async () => {
    const [call] = await callsOf({ '/x': { body: {} } }, () =>
      request('/x', { method: 'POST', body: new FormData() }),
    )
    expect(call?.headers.has('content-type')).toBe(false)
  })

  it('adds the origin and the organisation where a call asks for them', async () => {
    const [call] = await callsOf({ '/x': { body: {} } }, () =>
      request('/x', { withOrigin: true, org: 'FHEL' }),
    )
    expect(call?.headers.get('x-with-origin')).toBe(window.location.origin)
    expect(call?.headers.get('x-org')).toBe('FHEL')
  })

  it('joins the distinct errors of the server and ends them with a period', async () => {
    answerCalls({ '/x': { status: 422, body: { errors: ['One', 'Two', 'One'], code: 'C' } } })
    await expect(request('/x')).rejects.toMatchObject({ message: 'One, Two.', code: 'C', status: 422 })
  })

  it('says that something unexpected happened when the server says nothing', async () => {
    answerCalls({ '/x': { status: 500, body: {} } })
    await expect(request('/x')).rejects.toMatchObject({
      message: 'Something unexpected happened',
      errors: [],
    })
  })

  it('gives status 0 when no answer came', async () => {
    answerCalls({})
    await expect(request('/x')).rejects.toMatchObject({
      status: 0,
      message: 'Response was not defined for /x',
    })
  })

  it('gives up after the time that the limits say', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    answerCalls({ '/x': { body: {} } })
    await request('/x')
    expect(timeout).toHaveBeenCalledWith(30_000)
    timeout.mockRestore()
  })

  it('removes the token when the profile is refused', async () => {
    saveToken('abc')
    answerCalls({ '/service-profile': { status: 401, body: {} } })
    await expect(calls.profile()).rejects.toThrow('Failed to fetch profile details.')
    expect(findToken()).toBeUndefined()
  })

  it('tells of an answer that is not JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 200 }))
    await expect(request('/x')).rejects.toThrow('Response was not convertible to json for /x')
  })

  it('forgets the session on a 401 whatever its body, as something in between may answer in HTML', async () => {
    saveToken('abc')
    vi.stubGlobal('fetch', async () => new Response('<html>Sign in</html>', { status: 401 }))
    await expect(request('/x')).rejects.toMatchObject({ status: 401 })
    expect(findToken()).toBeUndefined()
  })

  it('gives status 0 when the line is cut in the middle of an answer', async () => {
    const cut = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"uuid":'))
        stream.error(new TypeError('network error'))
      },
    })
    vi.stubGlobal('fetch', async () => new Response(cut, { status: 200 }))
    await expect(request('/x')).rejects.toMatchObject({
      status: 0,
      message: 'Response was not defined for /x',
    })
  })

  it('says Error fetching of a public fact, where the server gives no status text', async () => {
    answerCalls({ '/service-lead-portal': { status: 500 } })
    await expect(publicCalls.originator('x')).rejects.toMatchObject({
      status: 500,
      message: 'Error fetching',
    })
    vi.stubGlobal('fetch', async () => new Response('', { status: 502, statusText: 'Bad Gateway' }))
    await expect(publicCalls.originator('x')).rejects.toThrow('Bad Gateway')
    await expect(publicCalls.originator('x')).rejects.toBeInstanceOf(FetchError)
  })

  it('carries the answer that it is about, and none where none came', async () => {
    answerCalls({ '/x': { status: 409, body: { errors: ['Not now'] } } })
    const error = await request('/x').catch((failed: unknown) => failed)
    expect(error).toMatchObject({ status: 409, data: { errors: ['Not now'] }, response: { status: 409 } })
    await expect(request('/nowhere')).rejects.toMatchObject({ status: 0, response: undefined })
  })

  it.each([
    [401, {}],
    [403, { message: 'Unauthenticated' }],
    [403, { errors: ['Invalid signature'] }],
  ])('forgets the session on %s %o', async (status, body) => {
    saveToken('abc')
    answerCalls({ '/x': { status, body } })
    await expect(request('/x')).rejects.toBeInstanceOf(ApiError)
    expect(findToken()).toBeUndefined()
  })

  it('keeps the session on any other refusal, and where a refusal is an answer', async () => {
    saveToken('abc')
    answerCalls({
      '/x': { status: 403, body: { message: 'forbidden' } },
      '/login': { status: 401, body: {} },
    })
    await expect(request('/x')).rejects.toBeInstanceOf(ApiError)
    await expect(request('/login', { keepSession: true })).rejects.toBeInstanceOf(ApiError)
    expect(findToken()).toBe('abc')
  })
})

const tokenOf = (claims: object): string => `x.${btoa(JSON.stringify(claims))}.x`

async function callsOf(routes: Parameters<typeof answerCalls>[0], act: () => Promise<unknown>) {
  const calls = answerCalls(routes)
  await act()
  return calls
}
