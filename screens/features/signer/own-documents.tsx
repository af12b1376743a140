import { usePath } from '../../kit/journey/use-path.ts'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useSigning } from './signing-context.ts'

/** Way of a co-owner, for whom nothing is left to do, to the documents they were given. */
export function OwnDocuments() {
  const t = useCopy()
  const path = usePath()
  if (!useSigning().view.documents.some(({ given }) => given)) return null
  return (
    <div className="actions">
      <LinkButton to={path('heloc-signer/documents')}>{t('complete.documents')}</LinkButton>
    </div>
  )
}
