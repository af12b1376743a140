import { useEffect } from 'react'
import { readToken } from '../api/session/read-token.ts'
import { findStored, saveStored } from '../storage/browser-store.ts'
import { places } from '../storage/places.ts'

/**
 * Notes whose drafts this tab holds when another tab signs its user out, so that nobody else who signs in here is shown them.
 */
export default function DraftOwner() {
  useEffect(() => {
    const note = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== places.jwt.key || newValue !== null || findStored('draftOwner') !== undefined) return
      saveStored('draftOwner', readToken(oldValue ?? undefined)?.subject ?? '')
    }
    window.addEventListener('storage', note)
    return () => window.removeEventListener('storage', note)
  }, [])
  return null
}
