import { Navigate, useLocation, useParams } from 'react-router'

/** Redirect that keeps the query string and the part of the path that matched `*`. */
export function RedirectTo({ to }: { readonly to: string }) {
  const { search } = useLocation()
  const { '*': rest = '' } = useParams()
  return <Navigate to={to.replace('*', rest) + search} replace />
}
