import { type ReactNode, useId, useState } from 'react'
import { Button } from '../button.tsx'

export interface RevealProps {
  /** Words of the button while it is closed, and while it is open. */
  readonly open: string
  readonly close: string
  readonly kind?: 'secondary' | 'quiet'
  readonly children: ReactNode
}

/** A question that one stray press must not answer: the button opens it, the form in it asks again. */
export function Reveal({ open, close, kind = 'secondary', children }: RevealProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="stack">
      <div>
        <Button kind={kind} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? close : open}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  )
}
