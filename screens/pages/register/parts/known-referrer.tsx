import { Navigate } from 'react-router'
import { isNotFound } from '../../../api/api-error.ts'
import { useOriginator } from '../../../api/use-originator.ts'

/**
 * Redirects at once if the referral link names no existing originator, at a lender that accepts only referred applicants,
 * instead of after seven questions.
 */
export default function KnownReferrer({ uuid }: { readonly uuid: string }) {
  const { error } = useOriginator(uuid)
  return isNotFound(error) ? <Navigate to="/not-accepting" replace /> : null
}
