import { lazyPart } from '../load-module.ts'
import { Optional } from '../optional.tsx'
import type { DialogProps } from './dialog-window.tsx'

const DialogWindow = lazyPart(() => import('./dialog-window.tsx'))

/** Modal dialog: the focus is trapped, Escape and the backdrop close it, and the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  return props.open ? (
    <Optional>
      <DialogWindow {...props} />
    </Optional>
  ) : null
}
