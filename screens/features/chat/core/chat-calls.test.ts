import { afterEach, expect, it, vi } from 'vitest'
import source from '../../../../flows/limits.json' with { type: 'json' }
import { provideCallLimits } from '../../../kit/api/call-limits.ts'
import { ask } from './chat-calls.ts'

afterEach(() => void vi.unstubAllGlobals())

it('gives a call up that is not answered in the usual time', async () => {
  provideCallLimits(source.limits)
  const asked = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}))
  vi.stubGlobal('fetch', asked)
  vi.spyOn(AbortSignal, 'timeout')
  await ask('/hours', {})
  expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000)
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    ...{ credentials: 'include', headers: { Accept: 'application/json' } },
    signal: vi.mocked(AbortSignal.timeout).mock.results[0]?.value,
  })
  await ask('/file', {}, true)
  expect(asked.mock.calls[1]?.[1].signal).toBeUndefined()
})
