import { Navigate } from 'react-router'
import { pathOf } from '#engine'
import type { PageId } from '#generated/ids'
import { useSigning } from '../../features/signer/signing-context.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { PageScreen } from './page-screen.tsx'

/** A signer's page, if it is their turn for it; else the one where they belong. Undefined: wherever that is. */
export default function SignerPage({ page }: { readonly page: PageId | undefined }) {
  const { pages } = useJourney().journey.source
  const { position } = useSigning()
  const { visit, at = [] } = (page && pages.pages[page]) ?? {}
  const isAllowed = page === position || visit === 'anytime' || at.includes(position)
  if (page === undefined || !isAllowed) return <Navigate to={pathOf(pages, position)} replace />
  return <PageScreen page={page} />
}
