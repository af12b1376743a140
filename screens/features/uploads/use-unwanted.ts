import { useEffect, useRef } from 'react'
import type { Upload } from './upload-queue.ts'

/**
 * Removes each upload that nobody wants any more once it turns out to have arrived. Waits while others are sent, whose
 * documents could be mistaken for it.
 */
export function useUnwanted(
  uploads: readonly Upload[],
  isSending: boolean,
  remove: (upload: Upload) => Promise<void>,
): void {
  const begun = useRef(new Set<string>())
  useEffect(() => {
    if (isSending) return
    for (const upload of uploads) {
      if (upload.state !== 'unwanted' || upload.uuid === undefined || begun.current.has(upload.id)) continue
      begun.current.add(upload.id)
      void remove(upload)
    }
  })
}
