import { Navigate } from 'react-router'
import { isNotFound } from '../../../api/api-error.ts'
import { useOriginator } from '../../../api/use-originator.ts'

/** Where a lender takes the referred alone, a link that names nobody is no referral: said now, not after seven questions. */
export default function KnownReferrer({ uuid }: { readonly uuid: string }) {
  const { error } = useOriginator(uuid)
  return isNotFound(error) ? <Navigate to="/not-accepting" replace /> : null
}
