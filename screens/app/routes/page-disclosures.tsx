import { useDisclosures } from '../../kit/wording/use-disclosures.ts'

/** Disclosures that an entry of pages.json lists, in the words that are in force today. */
export default function PageDisclosures({ ids }: { readonly ids: readonly string[] }) {
  const texts = useDisclosures(ids)
  return (
    <div className="stack-small small muted page-disclosures">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
