import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Icon } from '../icon.tsx'
import './dialog.css'

export interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly open: boolean
  /** Whether the dialog fills the window. */
  readonly isFull?: boolean
  /** Called when the dialog is dismissed. If omitted, it cannot be dismissed (something is being processed). */
  readonly onClose?: () => void
  /** Label of the button at its head that closes it; without one the content has its own. */
  readonly closeLabel?: string
}

/** Window of a dialog. dialog.tsx imports it lazily, so that React Aria is not part of the first load. */
export default function DialogWindow({ title, children, open, isFull, onClose, closeLabel }: DialogProps) {
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
          <div className="dialog-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {closeLabel && (
              <button type="button" className="dialog-close" aria-label={closeLabel} onClick={onClose}>
                <Icon name="close" />
              </button>
            )}
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
