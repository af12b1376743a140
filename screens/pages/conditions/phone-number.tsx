import { ConditionFrame } from '../../features/conditions/condition-frame.tsx'
import { useConditionAnswer } from '../../features/conditions/use-condition-answer.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { usePath } from '../../kit/journey/use-path.ts'
import { Link } from '../../kit/ui/link.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page conditions/phone-number: asks for a number at which the applicant can be reached. */
export default function PhoneNumber() {
  const t = useCopy()
  return (
    <div className="stack-large">
      <PageHeading title={t('conditions.phoneNumber.title')} lead={t('conditions.phoneNumber.lead')} />
      <ConditionFrame action="phone-number">{({ uuid }) => <NumberForm condition={uuid} />}</ConditionFrame>
    </div>
  )
}

function NumberForm({ condition }: { readonly condition: string }) {
  const t = useCopy()
  const path = usePath()
  const answer = useConditionAnswer(condition)
  return (
    <JourneyForm
      form="conditions/phone-number"
      onSubmit={answer}
      back={<Link to={path('conditions')}>{t('conditions.back')}</Link>}
    />
  )
}
