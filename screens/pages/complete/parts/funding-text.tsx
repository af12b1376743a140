import { formatDate } from '#engine'
import type { Heloc } from '#generated/domain'
import { useCopy } from '../../../wording/use-copy.ts'

export function FundingText({ heloc }: { readonly heloc: Heloc }) {
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
