import type { PageId } from '#generated/ids'
import { useJourney } from '../journey/journey-context.ts'
import { isCopyKey, useCopy } from '../journey/use-copy.ts'

/** The disclosures that pages.json lists for a page. One that cannot be shown stops the page: the law asks for it. */
export function PageDisclosures({ page }: { readonly page: PageId }) {
  const t = useCopy()
  const value = useJourney()
  const { pages, disclosures } = value.journey.source
  const texts = (pages.pages[page]?.disclosures ?? []).map((id) => {
    const key = disclosures?.disclosures[id]?.copy ?? ''
    if (!isCopyKey(value, key))
      throw new Error(`Page '${page}' must show the disclosure '${id}', which has no text.`)
    return t(key)
  })
  return (
    <div className="stack-small small muted">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
