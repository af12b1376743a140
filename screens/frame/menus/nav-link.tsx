import { useMatch } from 'react-router'
import { Link, type LinkProps } from '../../kit/ui/link.tsx'

export interface NavLinkProps extends LinkProps {
  readonly to: string
  /** Whether pages below the address are other ones. */
  readonly end?: boolean
}

/** Link of a menu, marked while its page is shown. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  return <Link {...link} aria-current={useMatch({ path: link.to, end }) ? 'page' : undefined} />
}
