import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Answer = readonly [status: number, body: object]

/** Keeps uploads on their way until a test answers them, one after another; an answer of status 0 is a cut line. */
export function holdUploads() {
  const held: XMLHttpRequest[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends XMLHttpRequest {
      override send(): void {
        held.push(this)
      }
    },
  )
  return {
    answer: (...[status, body]: Answer) =>
      act(async () => {
        await vi.waitUntil(() => held.length > 0)
        const call = held.shift()
        Object.defineProperty(call, 'status', { value: status })
        Object.defineProperty(call, 'responseText', { value: JSON.stringify(body) })
        for (const event of [status === 0 ? 'error' : 'load', 'loadend'])
          call?.dispatchEvent(new ProgressEvent(event))
      }),
  }
}
