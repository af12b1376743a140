import type { CopyKey, PageId } from '#generated/ids'
import { useJourney } from '../../journey/journey-context.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SupportEmail, SupportPhone } from '../../wording/support-contact.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/** Page of the journey without a screen of its own: its title, and how to reach the lender's support. */
export default function UnbuiltPage({ page }: { readonly page: PageId }) {
  const { journey } = useJourney()
  const t = useCopy()
  const title = journey.source.pages.pages[page]?.title as CopyKey // the linter checks that titles are copy keys
  return (
    <div className="stack">
      <PageHeading title={t(title)} lead={t('errors.byPhone.lead')} />
      <p>
        {t('errors.screen.contact')} <SupportPhone /> <SupportEmail />
      </p>
    </div>
  )
}
