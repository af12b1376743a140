import { useOpenApplication } from '../../../kit/follow/routing-context.ts'
import { useOffers } from '../../../kit/follow/use-offers.ts'
import { useApplicationPath } from '../../../kit/journey/use-path.ts'
import { useTurn } from '../../../kit/journey/use-turn.ts'
import { LinkButton } from '../../../kit/ui/link-button.tsx'
import { PageHeading } from '../../../kit/ui/page-heading.tsx'
import { Text } from '../../../kit/wording/text.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

/**
 * Content for an applicant who opened the page too early: whose turn it is, a link back to the step that is due, and the way to
 * withdraw, where the right to cancel does not stand below.
 */
export default function NotYet({ title }: { readonly title: string }) {
  const t = useCopy()
  const pathTo = useApplicationPath()
  const { uuid, context } = useOpenApplication()
  const turn = useTurn(context)
  const mayWithdraw = useOffers('dashboard')('withdrawal')
  const mayCancel = useOffers('complete')('rescission')
  return (
    <>
      <PageHeading title={title} lead={t('complete.early.lead', { turn })} />
      <div className="actions">
        <LinkButton kind="primary" to={pathTo(uuid)}>
          {t('complete.early.go', { turn })}
        </LinkButton>
      </div>
      {mayWithdraw && !mayCancel && (
        <p>
          <Text id="complete.early.cancel" link="/dashboard" />
        </p>
      )}
    </>
  )
}
