import { Navigate } from 'react-router'
import { useOriginator } from '../../../api/use-originator.ts'
import { isNotFound } from '../../../kit/api/api-error.ts'

/**
 * Redirects at once if the referral link names no existing originator, at a lender that accepts only referred applicants,
 * instead of after seven questions.
 */
export default function KnownReferrer({ uuid }: { readonly uuid: string }) {
  const { error } = useOriginator(uuid)
  return isNotFound(error) ? <Navigate to="/not-accepting" replace /> : null
}
