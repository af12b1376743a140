import { payoutValues } from '../../documents/made/payout-values.ts'
import type { JobHandler } from '../job.ts'

/** Pays off the loans that make room for the line, each to its lender; what was drawn beyond them went to the applicant. */
export const payOffDebts: JobHandler = async ({ tenant, application, vendors, call }) => {
  const { liens = [], payoff } = application.heloc
  const due = liens.filter(({ uuid }) => payoff?.lienUuids?.includes(uuid))
  const payoffs = await Promise.all(
    due.map(async ({ uuid, lender, balance }) => {
      const cents = Math.round(balance * 100)
      const { reference } = await vendors.payments.payOff(
        { cents, lender },
        { ...call, key: `${call.key}:${uuid}` },
      )
      return { lienUuid: uuid, reference, cents }
    }),
  )
  const paid = payoffs.map(({ lienUuid }) => lienUuid)
  return {
    event: 'debtsPaidOff',
    patch: {
      heloc: { liens: liens.map((lien) => (paid.includes(lien.uuid) ? { ...lien, paidOff: true } : lien)) },
      loanFile: { payoffs },
      letters: [{ channel: 'MAIL', template: 'funded', values: payoutValues(tenant, application.heloc) }],
    },
  }
}
