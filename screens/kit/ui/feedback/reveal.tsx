import { type ReactNode, useId, useState } from 'react'
import { Button } from '../button.tsx'

export interface RevealProps {
  /** Labels of the button while it is closed, and while it is open. */
  readonly open: string
  readonly close: string
  readonly kind?: 'secondary' | 'quiet'
  readonly children: ReactNode
}

/** Button that opens a form which asks for confirmation, so that one accidental press has no effect. */
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
