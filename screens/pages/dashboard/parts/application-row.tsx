import { applicationPath, chooseValue, findServerState, pathOf, stageOf } from '#engine'
import type { Heloc } from '#generated/domain'
import { toldStage } from '#product'
import { useCurrentStatus } from '../../../api/queries.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { useTitleOf } from '../../../kit/journey/use-title-of.ts'
import { useTurn } from '../../../kit/journey/use-turn.ts'
import { Card } from '../../../kit/ui/card.tsx'
import { Link } from '../../../kit/ui/link.tsx'
import { LinkButton } from '../../../kit/ui/link-button.tsx'
import { lazyPart } from '../../../kit/ui/load-module.ts'
import { Optional } from '../../../kit/ui/optional.tsx'
import { SummaryList } from '../../../kit/ui/summary-list.tsx'
import { Money } from '../../../kit/wording/money.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { useErrorText } from '../../../kit/wording/use-error-text.ts'
import './application-row.css'
import { notaryPage, Task } from './task.tsx'

const CancelWay = lazyPart(() => import('./cancel-way.tsx'))
const FurtherTask = lazyPart(() => import('./further-task.tsx'))
const Milestones = lazyPart(() => import('../../../features/standing/milestones.tsx'))
const NeededList = lazyPart(() => import('../../../features/standing/needed-list.tsx'))
const Standing = lazyPart(() => import('./standing.tsx'))
const WayOut = lazyPart(() => import('./way-out.tsx'))

export interface ApplicationRowProps {
  readonly heloc: Heloc
  /** Whether there are several applications: then the link names its application. */
  readonly isOneOfSeveral: boolean
}

export function ApplicationRow({ heloc, isOneOfSeveral }: ApplicationRowProps) {
  const t = useCopy()
  const { journey } = useJourney()
  const { pages } = journey.source
  const { uuid = '' } = heloc
  const count = heloc.documents?.length
  const errorText = useErrorText()
  const titleOf = useTitleOf()
  const { data: status, error } = useCurrentStatus(uuid)
  const { street1, city, state } = heloc.property?.address ?? {}
  const rule = findServerState(journey.serverStates, status?.checklistStatus ?? 'UNKNOWN')
  const source = rule?.source
  const stage = status && stageOf({ stage: toldStage(source?.stage, heloc) })
  // The server's URL of a finished or cancelled application is this dashboard itself.
  const isAtRoot = ['done', 'cancelled'].includes(stageOf(source))
  const isHeld = stage === 'closing' && !heloc.fundedAt && status?.paymentHeld
  const isReplaced = status && journey.predicates.compile('offerReplaced')({ heloc, status })
  const title = t('dashboard.application', { number: heloc.loanNumber ?? '' })
  const turn = useTurn({ heloc, status })
  // First that a co-owner does not sign, then what reviewers ask for; of an application that has ended, neither.
  const request = heloc.helocSigners?.some(({ refusal }) => refusal)
    ? 'signing/additional'
    : status?.condition && 'conditions'
  const asked = turn === 'nobody' ? undefined : request
  const page = isAtRoot ? 'complete' : asked
  const step = rule?.page && chooseValue(rule.page, { heloc, status })
  const isFurther =
    asked || status?.manualPaystubUpload || !step || step === notaryPage || source?.kind === 'waiting'
  // Of a payment that is held, the notice below says it; once the money is sent, nothing is left to do.
  const isOver = isHeld || stage === 'done'
  const task = (
    <Task turn={turn}>
      {stage === 'open' ? titleOf(step ?? '', source?.aspect) : t(`dashboard.stage.${stage ?? 'open'}`)}
    </Task>
  )
  const action = t(turn === 'applicant' ? 'dashboard.goOn' : 'dashboard.look')
  return (
    <Card title={title}>
      <div className="application-row">
        <div className="stack">
          <Optional>
            {status &&
              !isAtRoot &&
              (isFurther ? <FurtherTask {...{ heloc, status, rule, asked, stage }} /> : !isOver && task)}
            {status && <Standing heloc={heloc} status={status} />}
          </Optional>
          <div className="actions">
            <LinkButton
              to={page ? pathOf(pages, page, { uuid }) : applicationPath(pages, uuid)}
              kind="primary"
              aria-label={isOneOfSeveral ? `${action}: ${title}` : undefined}
            >
              {action}
            </LinkButton>
            {!!count && (
              <Link to={pathOf(pages, 'document/disclosures', { uuid })}>
                {t('dashboard.documents', { count })}
              </Link>
            )}
          </div>
          {/* Below the buttons, which would move away from under a finger once it has loaded. */}
          {status && (
            <Optional>
              <CancelWay heloc={heloc} status={status} />
            </Optional>
          )}
          <SummaryList
            rows={[
              { label: t('dashboard.property'), value: street1 && `${street1}, ${city}, ${state}` },
              {
                label: t('dashboard.amount'),
                value: heloc.amount && !isReplaced ? <Money dollars={heloc.amount} /> : undefined,
              },
              {
                label: t('dashboard.status'),
                value: stage ? t(`dashboard.stage.${isHeld ? 'held' : stage}`) : error && errorText(error),
              },
            ]}
          />
          <Optional>
            <NeededList application={heloc} />
          </Optional>
          {status && (
            <Optional>
              <WayOut heloc={heloc} status={status} />
            </Optional>
          )}
        </div>
        <Optional>
          <Milestones application={heloc} />
        </Optional>
      </div>
    </Card>
  )
}
