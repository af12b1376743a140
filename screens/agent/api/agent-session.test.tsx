import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { saveAgentToken, useIsSignedIn } from './agent-session.ts'

describe('a page of the staff', () => {
  it('is signed out when the browser goes back to it as it was before one signed out', () => {
    saveAgentToken('a token')
    const { result } = renderHook(useIsSignedIn)
    expect(result.current).toBe(true)
    localStorage.clear()
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(result.current).toBe(false)
  })
})
