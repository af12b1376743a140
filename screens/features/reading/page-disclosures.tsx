import type { PageId } from '#generated/ids'
import { useJourney } from '../../journey/journey-context.ts'
import { useDisclosures } from '../../wording/use-disclosures.ts'

/** Disclosures that pages.json lists for a page. */
export function PageDisclosures({ page }: { readonly page: PageId }) {
  const { pages } = useJourney().journey.source.pages
  const texts = useDisclosures(pages[page]?.disclosures ?? [])
  return (
    <div className="stack-small small muted">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
