import { Navigate, useLocation, useParams } from 'react-router'

/** A redirect that keeps the query string and what stood under the star. */
export function RedirectTo({ to }: { readonly to: string }) {
  const { search } = useLocation()
  const { '*': rest = '' } = useParams()
  return <Navigate to={to.replace('*', rest) + search} replace />
}
