import type { PageId } from '#generated/ids'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { findDraft } from '../../kit/storage/drafts.ts'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { Optional } from '../../kit/ui/optional.tsx'
import { useRestoredDrafts } from './use-restored-drafts.ts'

const KeptText = lazyPart(() => import('../notices/kept-text.tsx'))

export interface KeptNoticeProps {
  /** Uuid of the application, or the place of a signer. */
  readonly owner: string
  readonly page: PageId | undefined
}

/** Notice above a page whose answers were saved for later and are restored. It is rare, so its text loads when needed. */
export function KeptNotice({ owner, page }: KeptNoticeProps) {
  const { pages } = useJourney().journey.source.pages
  const restored = useRestoredDrafts(owner) ?? []
  const forms = page === undefined ? [] : [page, pages[page]?.form]
  const isHere = (name: string) =>
    forms.includes(name.split(':')[0]) && findDraft(`${owner}:${name}`) !== undefined
  if (!restored.some(isHere)) return null
  return (
    <Optional>
      <KeptText />
    </Optional>
  )
}
