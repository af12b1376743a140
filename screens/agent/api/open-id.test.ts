// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finishAtProvider } from './open-id.ts'

const flow = { state: 's', nonce: 'n', codeVerifier: 'v' }
const ask = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', ask.mockResolvedValue(Response.json({ redirect: '/agent' })))
  window.sessionStorage.setItem('agent-open-id', JSON.stringify({ provider: 'summit', flow }))
})
afterEach(() => {
  ask.mockReset()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

it('finishes a sign-in where the provider sends the browser back to its own address, once', async () => {
  expect(await finishAtProvider('summit', '?code=c')).toEqual({ redirect: '/agent' })
  expect(await finishAtProvider('summit', '?code=c')).toBeUndefined()
  expect(ask).toHaveBeenCalledTimes(1)
})

it('gives no provider what came back to the address of another', async () => {
  expect(await finishAtProvider('harbor', '?code=c')).toBeUndefined()
  expect(ask).not.toHaveBeenCalled()
})
