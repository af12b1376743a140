import { parseRecord } from '../kit/storage/drafts.ts'
import { findStored, removeStored } from './browser-store.ts'

/** Returns the answers of registration that were kept on this device by choice. Removes them once their time is over. */
export function findOnDevice(): Record<string, unknown> | undefined {
  const kept = parseRecord(findStored('onDevice') ?? '')
  if (Number(kept?.until) > Date.now()) return kept
  removeStored('onDevice')
  return undefined
}
