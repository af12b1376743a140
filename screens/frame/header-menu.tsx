import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

export interface HeaderMenuProps {
  /** What the button shows. */
  readonly button: ReactNode
  /** What it is called, where its content is no words. */
  readonly name?: string
  readonly onOpen?: () => void
  readonly children: ReactNode
}

/** A button of the header with what it unfolds. A disclosure, not an ARIA menu: links and text, read and tabbed as such. */
export function HeaderMenu({ button, name, onOpen, children }: HeaderMenuProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere folds the menu
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => {
    if (!open) return
    // Not by blur alone: Safari focuses no button that is clicked.
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
