import type { ReactNode } from 'react'
import { Link, NavLink, useSearchParams } from 'react-router'

interface Props {
  readonly to: string
  readonly children: ReactNode
}

/** Link within the studio that keeps the chosen lender. */
export const StudioLink = ({ to, children }: Props) => <Link to={useKept(to)}>{children}</Link>

/** Link of the navigation, marked while its view is shown. */
export const ViewLink = ({ to, children }: Props) => (
  <NavLink to={useKept(to)} end={to === '/'}>
    {children}
  </NavLink>
)

function useKept(to: string): string {
  const [params] = useSearchParams()
  const lender = params.get('lender')
  if (lender === null) return to
  return `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ lender })}`
}
