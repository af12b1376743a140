import { Suspense } from 'react'
import type { DialogProps } from './dialog-window.tsx'
import { lazyPart } from './load-module.ts'

const DialogWindow = lazyPart(() => import('./dialog-window.tsx'))

/** A modal window: focus is held within, Escape and the backdrop close it, focus returns to where it was. */
export function Dialog(props: DialogProps) {
  return props.open ? (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  ) : null
}
