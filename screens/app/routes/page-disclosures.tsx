import type { PageSource } from '#engine'
import { ConsentText } from '../../kit/forms/widgets/consent-text.tsx'
import { useDisclosures } from '../../kit/wording/use-disclosures.ts'

/** Disclosures and texts that an entry of pages.json lists, in the words that are in force today. */
export default function PageDisclosures({
  disclosures = [],
  texts = [],
}: Pick<PageSource, 'disclosures' | 'texts'>) {
  const sentences = useDisclosures(disclosures)
  return (
    <div className="stack-small page-disclosures">
      {texts.map((text) => (
        <ConsentText key={text} document={text} />
      ))}
      {sentences.map((sentence) => (
        <p key={sentence} className="small muted">
          {sentence}
        </p>
      ))}
    </div>
  )
}
