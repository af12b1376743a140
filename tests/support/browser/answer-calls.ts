import { vi } from 'vitest'
import limits from '../../../flows/limits.json' with { type: 'json' }
import { provideCallLimits } from '../../../screens/kit/api/call-limits.ts'

export interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export interface Call {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: unknown
}

type Route = Answer | ((call: Call) => Answer | Promise<Answer>)

/** Answers fetch by the beginning of its path; an unexpected call fails. Returns the calls made. */
export function answerCalls(routes: Readonly<Record<string, Route>>): Call[] {
  const made: Call[] = []
  provideCallLimits(limits.limits)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const call = { url, method: init.method ?? 'GET', headers: new Headers(init.headers), body }
    made.push(call)
    const route = Object.entries(routes).find(([path]) => url.startsWith(path))?.[1]
    if (!route) throw new TypeError(`No answer for ${url}`)
    const answer = typeof route === 'function' ? await route(call) : route
    const { status = 200, headers = {}, body: text } = answer
    return new Response(text === undefined ? null : JSON.stringify(text), { status, headers })
  })
  return made
}
