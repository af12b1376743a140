import type { PageId } from '#generated/ids'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { findDraft } from '../../kit/storage/drafts.ts'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useRestoredDrafts } from './use-restored-drafts.ts'

export interface KeptNoticeProps {
  /** Uuid of the application, or the place of a signer. */
  readonly owner: string
  readonly page: PageId | undefined
}

/** Notice above a page whose answers were saved for later and are restored. */
export function KeptNotice({ owner, page }: KeptNoticeProps) {
  const t = useCopy()
  const { pages } = useJourney().journey.source.pages
  const restored = useRestoredDrafts(owner) ?? []
  const forms = page === undefined ? [] : [page, pages[page]?.form]
  const isHere = (name: string) =>
    forms.includes(name.split(':')[0]) && findDraft(`${owner}:${name}`) !== undefined
  if (!restored.some(isHere)) return null
  return (
    <div className="kept-notice">
      <Notice kind="info" role="status" title={t('later.kept.title')}>
        <p>{t('later.kept.text')}</p>
      </Notice>
    </div>
  )
}
