import type { Heloc } from '#generated/domain'
import type { JobHandler } from './job.ts'

/** Income from its links and paystubs; what is not enough goes back to the applicant, who is asked for paystubs. */
export const verifyIncome: JobHandler = async ({ application, vendors, call }) => {
  const { incomeSources = [], documents = [] } = application.heloc
  const hasPaystub = documents.some(({ type }) => type === 'USER_UPLOADED_PAYSTUB')
  const employers = incomeSources.flatMap(({ employer }) => (employer === undefined ? [] : [employer]))
  const lastName = application.profile.name?.lastName ?? ''
  const answer = await vendors.income.verify({ lastName, employers, hasPaystub }, call)
  if (answer === 'INSUFFICIENT')
    return {
      event: 'incomeInsufficient',
      patch: { status: { manualPaystubUpload: true, manualPaystubTasksComplete: false } },
    }
  return {
    event: 'incomeVerified',
    patch: {
      heloc: { incomeSources: incomeSources.map(verified) },
      status: { uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER', manualPaystubTasksComplete: true },
    },
  }
}

const verified = (source: NonNullable<Heloc['incomeSources']>[number]) => ({
  ...source,
  status: 'VERIFIED' as const,
})
