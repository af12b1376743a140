import type { RefusedPicture } from '#generated/domain'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { useFocusOnNews } from '../../kit/ui/use-focus-on-news.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { refusalText } from './refusal-text.ts'

/** Open request for an ID, with the refused pictures. */
export interface AskedIdentity {
  readonly uuid: string
  readonly refusedPictures?: readonly RefusedPicture[]
}

/** Notice about the refused pictures of an ID. It receives the focus if it appears while the page is open. */
export function RefusedPictures({ asked }: { readonly asked: AskedIdentity | undefined }) {
  const t = useCopy()
  const box = useFocusOnNews(asked?.uuid)
  const { refusedPictures: refused = [] } = asked ?? {}
  if (refused.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} aria-label={t('identity.again.title')}>
      <Notice kind="warning" title={t('identity.again.title')}>
        <ul className="plain-list">
          {refused.map((picture) => (
            <li key={picture.document}>{refusalText(t, picture)}</li>
          ))}
        </ul>
        <p>{t('identity.again.text')}</p>
      </Notice>
    </section>
  )
}
