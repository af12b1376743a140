import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import './dialog.css'

export interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly open: boolean
  /** Whether the dialog fills the window. */
  readonly isFull?: boolean
  /** Called when the dialog is dismissed. If omitted, it cannot be dismissed (something is being processed). */
  readonly onClose?: () => void
}

/** Window of a dialog. dialog.tsx imports it lazily, so that React Aria is not part of the first load. */
export default function DialogWindow({ title, children, open, isFull, onClose }: DialogProps) {
  return (
    <ModalOverlay
      className="dialog-overlay"
      isOpen={open}
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
    >
      <Modal className={isFull ? 'dialog dialog-full' : 'dialog'}>
        <Dialog>
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
