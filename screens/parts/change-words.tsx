import type { ReactNode } from 'react'
import { useCopy } from '../journey/use-copy.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** 'Change' beside an answer; what of the answers is changed is heard after it. */
export function ChangeWords({ what }: { readonly what: ReactNode }) {
  const t = useCopy()
  return (
    <>
      {t('start.change.link')} <VisuallyHidden>{what}</VisuallyHidden>
    </>
  )
}
