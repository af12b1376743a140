import type { Application } from '../../applications/application.ts'
import type { ClearedSubject } from '../../applications/loan-file.ts'
import type { Patch } from '../../applications/patch.ts'
import { propertyAddress } from '../../applications/property-address.ts'
import type { DeclineReason } from '../../underwriting/decide.ts'
import type { DeskDecision } from '../../vendors/ports/review-desk.ts'
import type { JobHandler, JobInput } from '../job.ts'
import { declineWith } from './decline.ts'
import { deedReady, reviewed } from './letters.ts'

interface DeskReview {
  /** Matter that a person at the lender decides; the state of such a job has the pace `review`. */
  readonly subject: string
  /** Reason that the notice names if they refuse. */
  readonly reason: DeclineReason
  /** Event and change if they clear it. */
  readonly event: string
  readonly patch: (application: Application) => Patch
}

/** A job that asks the desk: cleared, the application goes on; refused, it is declined. */
const deskReview =
  ({ subject, reason, event, patch }: DeskReview): JobHandler =>
  async (input) =>
    (await askDesk(subject, input)) === 'CLEARED'
      ? { event, patch: patch(input.application) }
      : declineWith(input, [reason])

const askDesk = (subject: string, { application, vendors, call }: JobInput): Promise<DeskDecision> =>
  vendors.desk.decide(
    {
      subject,
      lastName: application.profile.name?.lastName ?? '',
      street1: propertyAddress(application).street1,
    },
    call,
  )

/** Remembers a subject as in order, for the job that raised it, and writes to the applicant, who may have left. */
const clears =
  (subject: ClearedSubject) =>
  ({ loanFile }: Application): Patch => ({
    loanFile: { cleared: [...(loanFile.cleared ?? []), subject] },
    letters: [reviewed],
  })

/** Every job that only asks the desk, by its name in flows/process.json. */
const reviews: Readonly<Record<string, DeskReview>> = {
  /** An attorney reads the title and the deed before it is signed, where the law has one close the line. */
  reviewByAttorney: {
    subject: 'attorney',
    reason: 'attorney',
    event: 'attorneyCleared',
    patch: () => ({ letters: [deedReady] }),
  },
  /** The bureau looks by hand for a credit file that the number did not find either. */
  reviewCreditFile: {
    subject: 'creditFile',
    reason: 'creditFile',
    event: 'creditFileLocated',
    patch: () => ({ letters: [reviewed] }),
  },
  /** A mortgage is past due. */
  reviewDelinquency: {
    subject: 'delinquency',
    reason: 'delinquency',
    event: 'reviewCleared',
    patch: clears('LATE_MORTGAGE'),
  },
  /** No rule could verify a credit reference: an underwriter does. */
  reviewFile: {
    subject: 'underwriting',
    reason: 'references',
    event: 'reviewCleared',
    patch: clears('UNVERIFIED_REFERENCES'),
  },
  /** The title search was brought up to date. */
  reviewFinalTitle: {
    subject: 'title',
    reason: 'title',
    event: 'finalTitleCleared',
    patch: () => ({ status: { title: 'FINAL_COMPLETE' }, letters: [reviewed] }),
  },
  /** The credit file bears a fraud alert: it must be the applicant who applies (15 U.S.C. 1681c-1(h)). */
  reviewFraudAlert: {
    subject: 'fraudAlert',
    reason: 'identity',
    event: 'fraudAlertCleared',
    patch: clears('FRAUD_ALERT'),
  },
  /** The land records disagree: the desk compares them, with the deed if the applicant sent one. */
  reviewLandRecords: {
    subject: 'landRecords',
    reason: 'landRecords',
    event: 'landRecordsCleared',
    patch: (application) => ({
      ...clears('LAND_RECORDS')(application),
      status: { datatreeNoMatch: false },
    }),
  },
  /** The records name another owner: the desk reads the applicant's proof. */
  reviewOwnership: {
    subject: 'ownership',
    reason: 'ownership',
    event: 'ownershipCleared',
    patch: clears('OWNERSHIP'),
  },
  /** A lender's letter says what pays its loan off. */
  reviewPayoff: {
    subject: 'payoff',
    reason: 'payoff',
    event: 'payoffLetterReceived',
    patch: ({ heloc }) => ({
      heloc: { payoff: { ...heloc.payoff, letter: 'RECEIVED' } },
      letters: [reviewed],
    }),
  },
}

export const deskReviews: Readonly<Record<string, JobHandler>> = Object.fromEntries(
  Object.entries(reviews).map(([job, review]) => [job, deskReview(review)]),
)

/** What a job asks the desk about; undefined for one that asks nobody. */
export const findDeskSubject = (job: string): string | undefined =>
  Object.hasOwn(reviews, job) ? reviews[job]?.subject : undefined
