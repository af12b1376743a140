import { mayVisit, offeredSubmissions, resolvePage } from '#engine'
import type { CopyKey, PageId } from '#generated/ids'
import { useOpenApplication } from '../../../kit/follow/routing-context.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { usePath } from '../../../kit/journey/use-path.ts'
import { LinkButton } from '../../../kit/ui/link-button.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

/** Link to the step that an applicant may do while a reviewer's request is open; nothing where the request alone is due. */
export function Meanwhile() {
  const t = useCopy()
  const path = usePath()
  const page = useNextStep()
  const { pages } = useJourney().journey.source.pages
  if (page === undefined) return null
  const title = t(pages[page]?.title as CopyKey) // the linter checks titles
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
  const { context, position, status: known } = useOpenApplication()
  const { condition: _, ...status } = known
  const { page } = resolvePage(journey, { ...context, status })
  const isOpen = page !== position.page && mayVisit(journey, context, page, position)
  return isOpen && offeredSubmissions(journey, page, context).length > 0 ? (page as PageId) : undefined // pages of the flows
}
