import type { CreditReport, LoanFile } from '../../../applications/loan-file.ts'
import type { CreditAnswer, CreditFileOwner, CreditInquiry } from '../../../vendors/ports/credit-bureau.ts'
import type { JobInput, JobOutcome } from '../../job.ts'
import { creditSideRoad } from './credit-side-road.ts'

/** Credit report and its changes to the loan file, or the outcome of another answer of the bureau. */
export type CreditPull =
  | {
      readonly report: CreditReport
      readonly inquiries: readonly CreditInquiry[]
      readonly loanFile: Partial<LoanFile>
    }
  | { readonly sideRoad: JobOutcome }

/**
 * Requests a credit report with everything known about the applicant. The PIN is deleted, whatever the answer. Throws without the
 * applicant's consent to this kind of pull (15 U.S.C. 1681b(a)(2)), whatever a process says.
 */
export async function pullCredit(kind: 'SOFT' | 'HARD', input: JobInput): Promise<CreditPull> {
  const { application, vendors, call, now } = input
  if (application.heloc.consents?.some(({ type }) => type === `${kind}_CREDIT`) !== true)
    throw new Error(
      `No credit file may be pulled for ${application.uuid}: there is no ${kind}_CREDIT consent.`,
    )
  const kept = reportUnderAlert(kind, application.loanFile)
  if (kept !== undefined) return { report: kept, inquiries: kept.inquiries ?? [], loanFile: {} }
  const owner = fileOwner(kind, input)
  const answer = await vendors.credit.pull(kind, owner, call)
  const loanFile = {
    creditPin: undefined,
    creditPulls: { ...pullsOf(application.loanFile), [kind]: owner.attempt },
  }
  if (answer.outcome !== 'REPORT') return { sideRoad: await creditSideRoad(input, answer, loanFile) }
  const report = toReport(kind, answer, now)
  const withReport = { ...loanFile, credit: report }
  if (answer.fraudAlert && application.loanFile.cleared?.includes('FRAUD_ALERT') !== true)
    return { sideRoad: { event: 'creditFraudAlert', patch: { loanFile: withReport } } }
  return { report, inquiries: answer.inquiries, loanFile: withReport }
}

/** Returns the report that came with a fraud alert once the alert is cleared: a second pull would harm the applicant's score. */
function reportUnderAlert(kind: 'SOFT' | 'HARD', { credit, cleared }: LoanFile): CreditReport | undefined {
  return cleared?.includes('FRAUD_ALERT') === true && credit?.kind === kind ? credit : undefined
}

const pullsOf = ({ creditPulls = { SOFT: 0, HARD: 0 } }: LoanFile) => creditPulls

function fileOwner(kind: 'SOFT' | 'HARD', { application, unseal }: JobInput): CreditFileOwner {
  const { profile, loanFile } = application
  const { ssn, creditPin } = loanFile
  return {
    firstName: profile.name?.firstName ?? '',
    lastName: profile.name?.lastName ?? '',
    dob: profile.dob ?? '',
    ...(ssn && { ssn: unseal(ssn.sealed) }),
    ...(creditPin && { pin: unseal(creditPin) }),
    attempt: pullsOf(loanFile)[kind] + 1,
  }
}

const toReport = (
  kind: 'SOFT' | 'HARD',
  { outcome: _, fraudAlert: __, ...report }: Extract<CreditAnswer, { outcome: 'REPORT' }>,
  now: Date,
): CreditReport => ({ ...report, kind, pulledAt: now.toISOString() })
