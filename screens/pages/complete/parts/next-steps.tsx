import { formatDate } from '#engine'
import type { Heloc } from '#generated/domain'
import { useIsAsked } from '../../../kit/follow/use-is-asked.ts'
import { lazyPart } from '../../../kit/ui/load-module.ts'
import { Timeline } from '../../../kit/ui/timeline.tsx'
import { VisuallyHidden } from '../../../kit/ui/visually-hidden.tsx'
import { Text } from '../../../kit/wording/text.tsx'
import { type Translate, useCopy } from '../../../kit/wording/use-copy.ts'
import { type ClosingStage, type ClosingStep, closingSteps } from './closing-stage.ts'
import { WalletText } from './wallet-text.tsx'

/** Loads later: only a line that may still be cancelled has it, and the page waits for it. */
const RescissionText = lazyPart(() => import('./rescission-text.tsx'))

export interface NextStepsProps {
  readonly stage: ClosingStage
  readonly heloc: Heloc
  /** Whether the owner said that somebody else acted, and the lender has not talked to them yet. */
  readonly isHeld: boolean | undefined
}

/** Steps from the last signature to the money: done, current and to come, each with its date if known. */
export function NextSteps({ stage, heloc, isHeld }: NextStepsProps) {
  const t = useCopy()
  const isAsked = useIsAsked().isAsked === 'true' && stage !== 'funded'
  return (
    <section className="stack" aria-labelledby="next-steps">
      <h2 id="next-steps">{t(stage === 'funded' ? 'complete.done.heading' : 'complete.now.heading')}</h2>
      <Timeline
        steps={closingSteps(stage, heloc).map((step) => ({
          ...step,
          label: (
            <>
              {t(wordsOf(step, isHeld, isAsked))}
              {step.state !== 'ahead' && (
                <VisuallyHidden> {t(`complete.steps.${step.state}`)}</VisuallyHidden>
              )}
            </>
          ),
          when: dayOf(step, heloc, t),
          children: <StepText {...step} heloc={heloc} isHeld={isHeld} />,
        }))}
      />
      {stage !== 'funded' && <p className="small muted">{t('complete.updated')}</p>}
    </section>
  )
}

/**
 * Words of a step. What the owner may have denied is not said to be theirs while payments are held, and what a reviewer asks for is
 * not said to be sent.
 */
function wordsOf({ id, state }: ClosingStep, isHeld: boolean | undefined, isAsked: boolean) {
  const isDone = state === 'done'
  if (isAsked && id === 'signed') return isHeld ? 'complete.held.signed.asked' : 'complete.done.signed.asked'
  if (isHeld && id === 'funding') return isDone ? 'complete.held.sent' : 'complete.held.funding'
  if (isHeld && id === 'signed') return 'complete.held.signed'
  return `complete.${isDone ? 'done' : 'steps'}.${id}` as const
}

function dayOf({ id, state }: ClosingStep, heloc: Heloc, t: Translate): string | undefined {
  const { deedSignedAt, noteSignedAt, rescissionLastDay, fundedAt } = heloc
  const at = { signed: deedSignedAt ?? noteSignedAt, funding: fundedAt }[id as string]
  if (at) return formatDate(at, heloc.timeZone)
  // The right to cancel says its own day.
  if (rescissionLastDay === undefined || state === 'done' || id === 'rescission') return undefined
  return t('complete.steps.after', { date: formatDate(rescissionLastDay) })
}

function StepText({ id, state, heloc, isHeld }: ClosingStep & Omit<NextStepsProps, 'stage'>) {
  if (id === 'rescission') return <RescissionText heloc={heloc} isOver={state === 'done'} />
  if (id === 'funding') return <FundingText heloc={heloc} isDone={state === 'done'} isHeld={isHeld} />
  if (id === 'recording' && state !== 'done')
    return (
      <p className="muted">
        <Text id="complete.steps.recording.text" />
      </p>
    )
  return null
}

interface FundingTextProps {
  readonly heloc: Heloc
  readonly isDone: boolean
  readonly isHeld: boolean | undefined
}

function FundingText({ heloc, isDone, isHeld }: FundingTextProps) {
  const t = useCopy()
  const isAsked = useIsAsked().isAsked === 'true'
  const mask = heloc.disburseAccount?.mask
  const words = isDone ? 'complete.done.funding' : 'complete.steps.funding'
  if (isHeld)
    return mask ? (
      <p className="muted">{t('complete.held.account', { mask, isSent: String(isDone) })}</p>
    ) : null
  return (
    <p className="muted">
      {!isDone && t(isAsked ? 'complete.steps.funding.asked' : 'complete.steps.funding.text')}{' '}
      {heloc.isCrypto && <WalletText id={`${words}.wallet`} />}
      {mask && t(`${words}.account`, { mask })}
    </p>
  )
}
