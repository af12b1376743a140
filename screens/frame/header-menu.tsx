import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

export interface HeaderMenuProps {
  /** Content of the button. */
  readonly button: ReactNode
  /** Accessible name of the button, if its content is no text. */
  readonly name?: string
  readonly onOpen?: () => void
  readonly children: ReactNode
}

/**
 * Button of the header with the panel that it opens. It is a disclosure, not an ARIA menu: its links and text are read and
 * tabbed as such.
 */
export function HeaderMenu({ button, name, onOpen, children }: HeaderMenuProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere folds the menu
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => {
    if (!open) return
    // Blur is not enough: Safari does not focus a clicked button.
    const leave = ({ target }: PointerEvent) =>
      target instanceof Node && !box.current?.contains(target) && setOpen(false)
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [open])
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    box.current?.querySelector('button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving fold what the button within unfolds
    <div
      className="menu"
      ref={box}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => relatedTarget && !box.current?.contains(relatedTarget) && setOpen(false)}
    >
      <button
        type="button"
        className="menu-button"
        aria-label={name}
        aria-expanded={open}
        onClick={() => {
          if (!open) onOpen?.()
          setOpen(!open)
        }}
      >
        {button}
      </button>
      {open && <div className="menu-list">{children}</div>}
    </div>
  )
}
