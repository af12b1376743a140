import { fullName, shortName } from '../../auth/full-name.ts'
import { applyAgainLink } from '../../tenants/letter-link.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'

const asked = answersOf('dashboard/withdraw', 'withdrawConsent')

/** Withdraws the application for the borrower, and tells them and invited co-owners; the process limits until when. */
export const withdrawal = submission(asked, ({ tenant, application, now }) => ({
  heloc: { cancellation: { kind: 'WITHDRAWN', at: now.toISOString(), by: fullName(application.profile) } },
  told: { url: applyAgainLink(tenant) },
  letters: [
    {
      channel: 'MAIL',
      template: 'signingEnded',
      to: 'CO_OWNERS',
      values: { borrowerName: shortName(application.profile) },
    },
  ],
}))
