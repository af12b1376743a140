import { useEffect } from 'react'
import { readToken } from '../api/session/read-token.ts'
import { removeAllDrafts } from '../kit/storage/drafts.ts'
import { findOnDevice } from '../storage/answers-on-device.ts'
import { findStored, removeStored, saveStored } from '../storage/browser-store.ts'
import { places } from '../storage/places.ts'

/**
 * Keeps what was typed in this tab from the next user: a deliberate sign-out in another tab empties its drafts. If the
 * session ended otherwise there, their owner is noted. Answers that were kept on the device are removed after their time, whichever
 * page is opened.
 */
export default function DraftOwner() {
  useEffect(() => {
    findOnDevice()
    let isDeliberate = false
    const note = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === places.sessionEnd.key && newValue === '') {
        isDeliberate = true
        removeAllDrafts()
        removeStored('draftOwner')
      }
      if (key !== places.jwt.key) return
      if (newValue === null && !isDeliberate && findStored('draftOwner') === undefined)
        saveStored('draftOwner', readToken(oldValue ?? undefined)?.subject ?? '')
      isDeliberate = false
    }
    window.addEventListener('storage', note)
    return () => window.removeEventListener('storage', note)
  }, [])
  return null
}
