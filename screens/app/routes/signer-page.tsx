import { Navigate } from 'react-router'
import { pathOf } from '#engine'
import type { PageId } from '#generated/ids'
import { useSigning } from '../../features/signer/signing-context.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { PageScreen } from './page-screen.tsx'

/**
 * Shows a signer's page if the signer may see it now; otherwise, or if `page` is undefined, redirects to the page where
 * they belong.
 */
export default function SignerPage({ page }: { readonly page: PageId | undefined }) {
  const { pages } = useJourney().journey.source
  const { position } = useSigning()
  const { visit, at = [] } = (page && pages.pages[page]) ?? {}
  const isAllowed = page === position || visit === 'anytime' || at.includes(position)
  if (page === undefined || !isAllowed) return <Navigate to={pathOf(pages, position)} replace />
  return <PageScreen page={page} />
}
