import { useNavigate, useParams } from 'react-router'
import { pathOf } from '#engine'
import { useOfferKept } from '../../features/editing/change-answer.tsx'
import { type Fact, isFact, presentAnswers, saysTheSame } from '../../features/editing/present-answers.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { toast } from '../../kit/frame/toast-store.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useApplicationPath, usePath } from '../../kit/journey/use-path.ts'
import { useStateHeading } from '../../kit/journey/use-state-heading.ts'
import { removeDraft } from '../../kit/storage/drafts.ts'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useFigures } from '../../kit/wording/use-figures.ts'

/** Page start/change/{fact}: asks one question of registration again. Once the credit was checked, it is checked again. */
export default function StartChange() {
  const { fact = '' } = useParams()
  return <Question fact={isFact(fact) ? fact : 'name'} />
}

function Question({ fact }: { readonly fact: Fact }) {
  const t = useCopy()
  const path = usePath()
  const navigate = useNavigate()
  const pathTo = useApplicationPath()
  const { journey } = useJourney()
  const application = useOpenApplication()
  const submits = {
    name: usePageSubmit('name-change'),
    birthdate: usePageSubmit('birthdate-change'),
    'property-info': usePageSubmit('home-change'),
    'income-info': usePageSubmit('income-change'),
  }
  const { amount, liens = [] } = application.heloc
  const title = t(titles[fact])
  useStateHeading(title)
  const submit = useOfferKept(submits[fact])
  const present = presentAnswers(journey, application, fact)
  const isChecked = journey.predicates.compile('softCreditConsented')(application.context)
  const review = isChecked
    ? pathOf(journey.source.pages, application.position.page, { uuid: application.uuid })
    : path('start/profile')
  return (
    <div className="stack-large">
      <PageHeading eyebrow={t('start.change.title')} title={title} />
      <JourneyForm
        form={`register/${fact}`}
        values={present}
        before={isChecked && <Consequences {...{ amount }} asksLiens={fact === 'name' && liens.length > 0} />}
        onSubmit={async (values) => {
          // Nothing rests on an answer that stays: no credit is checked again, and the offer stays chosen.
          if (saysTheSame(values, present)) {
            toast({ kind: 'info', text: t('start.change.same') })
            return navigate(review)
          }
          await (amount ? submit : submits[fact])(values)
          toast({ kind: 'success', text: t(amount ? 'start.change.savedOffer' : 'start.change.saved') })
          // Once the credit was checked again, the journey says where to go on.
          navigate(isChecked ? pathTo(application.uuid) : review)
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

interface ConsequencesProps {
  /** Amount of the chosen offer, if one is chosen. */
  readonly amount: number | undefined
  readonly asksLiens: boolean
}

/** List of what a change leads to once the credit was checked. */
function Consequences({ amount, asksLiens }: ConsequencesProps) {
  const t = useCopy()
  const { stated } = useFigures()
  return (
    <div className="stack-small">
      <p>{t('start.change.again')}</p>
      {asksLiens && <p>{t('start.change.againLiens')}</p>}
      {amount && <p>{t('start.change.againOffer', { amount: stated(amount) })}</p>}
    </div>
  )
}

const titles = {
  name: 'register.name.title',
  birthdate: 'register.birthdate.title',
  'property-info': 'register.propertyInfo.title',
  'income-info': 'register.incomeInfo.title',
} as const
