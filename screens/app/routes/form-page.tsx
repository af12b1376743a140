import type { PageId } from '#generated/ids'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { FormPage as SubmittedPage } from '../../kit/routes/form-page.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { SupportEmail, SupportPhone } from '../../wording/support-contact.tsx'
import { knownAnswers } from './known-answers.ts'

interface FormPageProps {
  readonly page: PageId
}

/** Page without a screen of its own: its form, begun with what is known, or how to reach the lender's support if it has none. */
export default function FormPage({ page }: FormPageProps) {
  const { form } = useJourney().journey.source.pages.pages[page] ?? {}
  return form ? <KnownPage page={page} /> : <SupportPage page={page} />
}

function KnownPage({ page }: FormPageProps) {
  const { profile, heloc } = useOpenApplication()
  return <SubmittedPage page={page} values={knownAnswers({ profile, heloc })} />
}

function SupportPage({ page }: FormPageProps) {
  const t = useCopy()
  const title = useJourney().journey.source.pages.pages[page]?.title ?? ''
  return (
    <div className="stack-large">
      <PageHeading title={t(title)} lead={t('errors.byPhone.lead')} />
      <p>
        {t('errors.screen.contact')} <SupportPhone /> <SupportEmail />
      </p>
    </div>
  )
}
