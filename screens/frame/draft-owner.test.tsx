import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleToken } from '../../tests/support/browser/sample-token.ts'
import { clearSession, saveToken } from '../api/session/session.ts'
import { findDraft, saveDraft } from '../storage/drafts.ts'
import DraftOwner from './draft-owner.tsx'

/** Signs the user of this browser out in another tab. */
function signOutElsewhere(): void {
  const oldValue = localStorage.getItem('jwt')
  localStorage.removeItem('jwt')
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt', oldValue, newValue: null }))
}

it('shows nobody else what was typed here before another tab signed out, and its owner all of it', () => {
  render(<DraftOwner />)
  saveToken(sampleToken('anna'))
  saveDraft('ceo', { message: 'Please call.' })
  signOutElsewhere()
  saveToken(sampleToken('anna'))
  expect(findDraft('ceo')).toEqual({ message: 'Please call.' })
  signOutElsewhere()
  saveToken(sampleToken('bert'))
  expect(findDraft('ceo')).toBeUndefined()
  clearSession()
})
