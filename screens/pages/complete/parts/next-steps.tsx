import type { ReactNode } from 'react'
import { formatDate } from '#engine'
import type { Heloc } from '#generated/domain'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Text } from '../../../wording/text.tsx'
import { useCopy } from '../../../wording/use-copy.ts'
import { type ClosingStage, type ClosingStep, closingSteps } from './closing-stage.ts'
import { RescissionText } from './rescission-text.tsx'

export interface NextStepsProps {
  readonly stage: ClosingStage
  readonly heloc: Heloc
}

/** From the last signature to the money: done, now, to come. */
export function NextSteps({ stage, heloc }: NextStepsProps) {
  const t = useCopy()
  return (
    <section className="stack" aria-labelledby="next-steps">
      <h2 id="next-steps">{t('complete.now.heading')}</h2>
      <ol className="next-steps">
        {closingSteps(stage, heloc).map((step) => (
          <Step key={step.id} {...step}>
            <StepText {...step} heloc={heloc} />
          </Step>
        ))}
      </ol>
      {stage !== 'funded' && <p className="small muted">{t('complete.updated')}</p>}
    </section>
  )
}

function Step({ id, state, children }: ClosingStep & { readonly children: ReactNode }) {
  const t = useCopy()
  return (
    <li className="next-step" data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className="next-step-mark" aria-hidden="true">
        {state === 'done' && <Icon name="check" size={14} />}
      </span>
      <div className="stack-small">
        <h3>
          {t(`complete.steps.${id}`)}
          {state !== 'to come' && <VisuallyHidden> {t(`complete.steps.${state}`)}</VisuallyHidden>}
        </h3>
        {children}
      </div>
    </li>
  )
}

function StepText({ id, state, heloc }: ClosingStep & { readonly heloc: Heloc }) {
  if (id === 'rescission') return <RescissionText heloc={heloc} isOver={state === 'done'} />
  if (id === 'funding') return <FundingText heloc={heloc} />
  if (id === 'recording' && state !== 'done')
    return (
      <p className="muted">
        <Text id="complete.steps.recording.text" />
      </p>
    )
  return null
}

function FundingText({ heloc }: { readonly heloc: Heloc }) {
  const t = useCopy()
  const { fundedAt, disburseAccount } = heloc
  const mask = disburseAccount?.mask
  const date = fundedAt && formatDate(fundedAt)
  return (
    <p className="muted">
      {date ? t('complete.steps.funded.on', { date }) : t('complete.steps.funding.text')}{' '}
      {mask && t('complete.steps.funding.account', { mask })}
    </p>
  )
}
