import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import './button.css'

export type ButtonKind = 'primary' | 'secondary' | 'quiet'

interface AnyButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ButtonKind
  readonly wide?: boolean
}

interface WaitingButtonProps extends AnyButtonProps {
  /** Whether a response is awaited: the button stays focusable and ignores further presses, which `busyLabel` explains. */
  readonly busy: boolean
  readonly busyLabel: string
}

export type ButtonProps =
  | WaitingButtonProps
  | (AnyButtonProps & { readonly busy?: never; readonly busyLabel?: never })

export function Button(props: ButtonProps) {
  const {
    kind = 'secondary',
    busy = false,
    busyLabel,
    wide,
    className,
    children,
    onClick,
    type,
    ...rest
  } = props
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass(kind, wide, className)}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy || isSecondOfTwo(event, type) ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? busyLabel : children}
    </button>
  )
}

/** Whether this is the second click of a double click, which must not submit again. */
function isSecondOfTwo({ detail }: MouseEvent, type: ButtonProps['type']): boolean {
  return type === 'submit' && detail > 1
}

export function buttonClass(kind: ButtonKind, wide = false, extra = ''): string {
  return ['button', `button-${kind}`, wide && 'button-wide', extra].filter(Boolean).join(' ')
}
