import { useState } from 'react'
import { findStored, saveStored } from '../../../storage/browser-store.ts'
import { Icon } from '../../../ui/icon.tsx'

/** A check mark that draws itself the first time this application arrives here, and then only stands. */
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
