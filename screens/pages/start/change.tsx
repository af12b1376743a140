import { useNavigate, useParams } from 'react-router'
import { useOpenApplication } from '../../follow/routing-context.ts'
import { usePageSubmit } from '../../follow/use-page-submit.ts'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { toast } from '../../frame/toast-store.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { usePath } from '../../journey/use-path.ts'
import { removeDraft } from '../../storage/drafts.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { type Fact, isFact, presentAnswers } from './change/parts/present-answers.ts'

/** Page start/change/{fact}: asks one question of registration again, before any vendor has used the answer. */
export default function StartChange() {
  const { fact = '' } = useParams()
  return <Question fact={isFact(fact) ? fact : 'name'} />
}

function Question({ fact }: { readonly fact: Fact }) {
  const t = useCopy()
  const path = usePath()
  const navigate = useNavigate()
  const { journey } = useJourney()
  const application = useOpenApplication()
  const submits = {
    name: usePageSubmit('name-change'),
    birthdate: usePageSubmit('birthdate-change'),
    'property-info': usePageSubmit('home-change'),
    'income-info': usePageSubmit('income-change'),
  }
  const review = path('start/profile')
  return (
    <div className="stack-large">
      <PageHeading eyebrow={t('start.change.title')} title={t(titles[fact])} />
      <JourneyForm
        form={`register/${fact}`}
        values={presentAnswers(journey, application, fact)}
        onSubmit={async (values) => {
          await submits[fact](values)
          toast({ kind: 'success', text: t('start.change.saved') })
          navigate(review)
        }}
        submitLabel={t('start.change.submit')}
        back={
          <LinkButton to={review} onClick={() => removeDraft(`${application.uuid}:register/${fact}`)}>
            {t('start.change.keep')}
          </LinkButton>
        }
      />
    </div>
  )
}

const titles = {
  name: 'register.name.title',
  birthdate: 'register.birthdate.title',
  'property-info': 'register.propertyInfo.title',
  'income-info': 'register.incomeInfo.title',
} as const
