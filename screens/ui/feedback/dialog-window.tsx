import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import './dialog.css'

export interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly open: boolean
  /** As large as the window. */
  readonly isFull?: boolean
  /** Left out: the dialog cannot be dismissed (something is being processed). */
  readonly onClose?: () => void
}

/** Imported lazily, through dialog.tsx: React Aria is not part of the first load. */
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
