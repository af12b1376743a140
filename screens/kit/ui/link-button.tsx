import type { ReactNode } from 'react'
import { type ButtonKind, buttonClass } from './button.tsx'
import { Link, type LinkProps } from './link.tsx'

export interface LinkButtonProps extends Omit<LinkProps, 'className'> {
  readonly kind?: ButtonKind
  readonly wide?: boolean
  readonly children: ReactNode
}

/** Link that looks like a button: for navigation, never for submissions. */
export function LinkButton({ kind = 'secondary', wide, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass(kind, wide)} />
}
