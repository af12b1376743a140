import { dayIn, formatDate } from '#engine'
import { firstPaymentDay } from '#product'
import { shortName } from '../../../auth/full-name.ts'
import { propertyTimeZone } from '../../../clock/property-time-zone.ts'
import { payoutValues } from '../../../documents/made/payout-values.ts'
import { recordingValues } from '../../../documents/made/recording-values.ts'
import { repaymentValues } from '../../../documents/made/repayment-values.ts'
import type { LetterWords } from '../../../letters/letter-words.ts'
import type { JobHandler, JobInput } from '../../job.ts'

/** Pays off the loans that make room for the line, each to its lender. The rest of the draw went to the applicant before. */
export const payOffDebts: JobHandler = async (input) => {
  const { application, vendors, call } = input
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
      letters: [
        { channel: 'MAIL', template: 'funded', page: 'document/disclosures', values: fundedValues(input) },
        {
          ...{ channel: 'MAIL', template: 'lineOpened', to: 'CO_OWNERS' },
          values: { borrowerName: shortName(application.profile) },
        },
      ],
    },
  }
}

/** Returns the values of the letter about the funding: what is paid out, what the county charged and the day of the first payment. */
function fundedValues({ tenant, application }: JobInput) {
  const { heloc } = application
  if (heloc.fundedAt === undefined) throw new Error(`The line ${application.uuid} pays off loans unfunded.`)
  const fundedOn = dayIn(propertyTimeZone(heloc.property), new Date(heloc.fundedAt))
  return {
    ...payoutValues(tenant, heloc),
    ...repaymentValues(heloc),
    ...recordingValues(tenant, heloc),
    firstPayment: formatDate(firstPaymentDay(fundedOn)),
  } as LetterWords<'funded'>['values']
}
