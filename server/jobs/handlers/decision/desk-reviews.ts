import type { Application } from '../../../applications/application.ts'
import type { Patch } from '../../../applications/change/patch.ts'
import type { ClearedSubject } from '../../../applications/loan-file.ts'
import { propertyAddress } from '../../../applications/property-address.ts'
import type { DeclineReason } from '../../../underwriting/decide.ts'
import type { DeskDecision } from '../../../vendors/ports/review-desk.ts'
import type { JobHandler, JobInput } from '../../job.ts'
import { declineWith } from '../parts/decline.ts'
import { deedReady, reviewed } from '../parts/letters.ts'

interface DeskReview {
  /** Subject that a person at the lender decides; the state of such a job has the pace `review`. */
  readonly subject: string
  /** Reason in the adverse action notice if they refuse. */
  readonly reason: DeclineReason
  /** Event and patch if they clear it. */
  readonly event: string
  readonly patch: (application: Application) => Patch
}

/** Creates a job that asks the desk. If the desk clears the subject, the application goes on; otherwise it is declined. */
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

/**
 * Creates a patch that stores a subject as cleared, for the job that raised it, and writes to the applicant, who may have left.
 */
const clears =
  (subject: ClearedSubject) =>
  ({ loanFile }: Application): Patch => ({
    loanFile: { cleared: [...(loanFile.cleared ?? []), subject] },
    letters: [reviewed],
  })

/** Jobs that only ask the desk, by their names in flows/process.json. */
const reviews: Readonly<Record<string, DeskReview>> = {
  /** An attorney reads the title and the deed before signing, in states whose law requires an attorney to close the line. */
  reviewByAttorney: {
    subject: 'attorney',
    reason: 'attorney',
    event: 'attorneyCleared',
    patch: () => ({ letters: [deedReady] }),
  },
  /** The bureau searches by hand for a credit file that the social security number did not find either. */
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
  /** No rule could verify a credit reference, so an underwriter does. */
  reviewFile: {
    subject: 'underwriting',
    reason: 'references',
    event: 'reviewCleared',
    patch: clears('UNVERIFIED_REFERENCES'),
  },
  /** The title search is up to date. */
  reviewFinalTitle: {
    subject: 'title',
    reason: 'title',
    event: 'finalTitleCleared',
    patch: () => ({ status: { title: 'FINAL_COMPLETE' }, letters: [reviewed] }),
  },
  /**
   * The credit file has a fraud alert: the lender must verify that the applicant is the one who applies (15 U.S.C. 1681c-1(h)).
   */
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
  /** The records name another owner, so the desk reads the applicant's proof. */
  reviewOwnership: {
    subject: 'ownership',
    reason: 'ownership',
    event: 'ownershipCleared',
    patch: clears('OWNERSHIP'),
  },
  /** A payoff letter states the amount that pays the other lender's loan off. */
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

/** Returns the subject that a job asks the desk about. Undefined if the job asks nobody. */
export const findDeskSubject = (job: string): string | undefined =>
  Object.hasOwn(reviews, job) ? reviews[job]?.subject : undefined
