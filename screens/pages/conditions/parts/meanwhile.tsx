import { mayVisit, offeredSubmissions, resolvePage } from '#engine'
import type { PageId } from '#generated/ids'
import { withoutRequest } from '#product'
import { useOpenApplication } from '../../../kit/follow/routing-context.ts'
import { useServerState } from '../../../kit/follow/use-server-state.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { usePath } from '../../../kit/journey/use-path.ts'
import { useTitleOf } from '../../../kit/journey/use-title-of.ts'
import { LinkButton } from '../../../kit/ui/link-button.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

/** Link to the step that an applicant may do while a reviewer's request is open; nothing where the request alone is due. */
export function Meanwhile() {
  const t = useCopy()
  const path = usePath()
  const page = useNextStep()
  const aspect = useServerState()?.aspect
  const titleOf = useTitleOf()
  if (page === undefined) return null
  const title = titleOf(page, aspect) ?? ''
  return (
    <div className="actions">
      <LinkButton kind="quiet" to={path(page)}>
        {t('conditions.meanwhile', { page: title })}
      </LinkButton>
    </div>
  )
}

/** Returns the page where the applicant would be without the request, if it is open and something can be sent there. */
function useNextStep(): PageId | undefined {
  const { journey } = useJourney()
  const { context, position, status } = useOpenApplication()
  const { page } = resolvePage(journey, { ...context, status: withoutRequest(status) })
  const isOpen = page !== position.page && mayVisit(journey, context, page, position)
  return isOpen && offeredSubmissions(journey, page, context).length > 0 ? (page as PageId) : undefined // pages of the flows
}
