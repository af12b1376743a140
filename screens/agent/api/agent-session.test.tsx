import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { saveAgentToken, useSignIn } from './agent-session.ts'

describe('a page of the staff', () => {
  it('is signed out when the browser goes back to it as it was before one signed out', () => {
    saveAgentToken('a token')
    const { result } = renderHook(useSignIn)
    expect(result.current).toBe('done')
    localStorage.clear()
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(result.current).toBe('none')
  })

  it('waits for the second factor while the token is one of before it, and goes on with the next', () => {
    const tokenFor = (aud: string) => `x.${btoa(JSON.stringify({ aud }))}.x`
    const { result } = renderHook(useSignIn)
    act(() => saveAgentToken(tokenFor('staff-factor')))
    expect(result.current).toBe('due')
    act(() => saveAgentToken(tokenFor('staff')))
    expect(result.current).toBe('done')
  })
})
