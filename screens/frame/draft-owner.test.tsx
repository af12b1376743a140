import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleToken } from '../../tests/support/browser/sample-token.ts'
import { clearSession, loseSession, saveToken } from '../api/session/session.ts'
import { findDraft, saveDraft } from '../kit/storage/drafts.ts'
import DraftOwner from './draft-owner.tsx'

afterEach(() => {
  clearSession()
  localStorage.clear()
})

/** Reports a change that another tab made. */
const report = (key: string, oldValue: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))

/** Ends the session of this browser in another tab. */
function endElsewhere(): void {
  const oldValue = localStorage.getItem('jwt')
  localStorage.removeItem('jwt')
  report('jwt', oldValue, null)
}

it('keeps nothing that was typed here once another tab signs out, and no owner of it', () => {
  render(<DraftOwner />)
  saveToken(sampleToken('anna'))
  saveDraft('ceo', { message: 'Please call.' })
  report('session_end', '1', '')
  endElsewhere()
  expect(findDraft('ceo')).toBeUndefined()
  expect(sessionStorage.getItem('draft_owner')).toBeNull()
})

it('tells the other tabs of a deliberate sign-out, and of no other end', () => {
  const written = vi.spyOn(Storage.prototype, 'setItem')
  const told = () => written.mock.calls.filter(([key, value]) => key === 'session_end' && value === '').length
  saveToken(sampleToken('anna'))
  loseSession()
  expect(told()).toBe(0)
  clearSession()
  expect(told()).toBe(1)
})

it('shows nobody else what was typed here before the session ended in another tab, and its owner all of it', () => {
  render(<DraftOwner />)
  saveToken(sampleToken('anna'))
  saveDraft('ceo', { message: 'Please call.' })
  endElsewhere()
  saveToken(sampleToken('anna'))
  expect(findDraft('ceo')).toEqual({ message: 'Please call.' })
  endElsewhere()
  saveToken(sampleToken('bert'))
  expect(findDraft('ceo')).toBeUndefined()
})
