import { useState } from 'react'
import { Icon } from '../../../kit/ui/icon.tsx'
import { findStored, saveStored } from '../../../storage/browser-store.ts'

/** Check mark that is animated the first time this application reaches this page, and static afterwards. */
export function CelebrationMark({ uuid }: { readonly uuid: string }) {
  const [isFirst] = useState(() => {
    const first = findStored('celebrated') !== uuid
    if (first) saveStored('celebrated', uuid)
    return first
  })
  return (
    <span className="celebration-mark" data-first={isFirst} aria-hidden="true">
      <Icon name="check" size={32} />
    </span>
  )
}
