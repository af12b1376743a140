import { formatDate } from '#engine'
import { SummaryList } from '../../ui/summary-list.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/** Above a signature: the name as it stands in the documents, and the date that will stand beside it. */
export function SignatureIntro({ heading, name }: { readonly heading: string; readonly name: string }) {
  const t = useCopy()
  const today = formatDate(new Date())
  return (
    <section className="stack-small">
      <h2>{heading}</h2>
      <SummaryList
        rows={[
          { label: t('signing.sign.name'), value: name },
          { label: t('signing.sign.date'), value: today },
        ]}
      />
    </section>
  )
}
