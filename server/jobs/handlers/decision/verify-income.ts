import type { Heloc } from '#generated/domain'
import { isIncomePaper } from '#product'
import { uuidsOf } from '../../../applications/documents/uuids-of.ts'
import { askingLetter } from '../../../conditions/asking-letter.ts'
import { incomeWords } from '../../../conditions/income-words.ts'
import { affordableOffers, isAffordable } from '../../../underwriting/affordable-offers.ts'
import { assetIncomeCents } from '../../../underwriting/asset-income-cents.ts'
import type { IncomeAnswer } from '../../../vendors/ports/income-verifier.ts'
import type { JobHandler, JobInput, JobOutcome } from '../../job.ts'
import { declineWith } from '../parts/decline.ts'

/**
 * Verifies the income from links, papers and the employer: enough for the chosen line, enough for a smaller one, or more proof
 * needed.
 */
export const verifyIncome: JobHandler = async (input) => {
  const { application, vendors, call } = input
  const evidence = await evidenceOf(input)
  // A paper that came since it was asked makes another question.
  const key = [call.key, ...uuidsOf(evidence.papers)].join(':')
  const answer = await vendors.income.verify(evidence, { ...call, key })
  const outcome = await follow(input, answer)
  const papers = (application.heloc.documents ?? []).filter(isIncomePaper)
  return { ...outcome, patch: { ...outcome.patch, weighed: uuidsOf(papers) } }
}

async function follow(input: JobInput, answer: IncomeAnswer): Promise<JobOutcome> {
  if (answer.outcome === 'VERIFIED') return weigh(input, answer.annualCents)
  if (answer.outcome === 'INSUFFICIENT') return askForPaper(input)
  return { event: 'employerNeeded', patch: { status: { employmentVerificationNeeded: true } } }
}

async function evidenceOf({ application, loadDocument }: JobInput) {
  const { profile, heloc, loanFile } = application
  const { incomeSources = [] } = heloc
  const linked = incomeSources.flatMap(({ employer }) => (employer === undefined ? [] : [employer]))
  const { employer } = loanFile
  const unweighed = (heloc.documents ?? []).filter((one) => isIncomePaper(one) && one.weighed !== true)
  return {
    lastName: profile.name?.lastName ?? '',
    employers: employer === undefined ? linked : [...linked, employer.name],
    proof: proofOf(heloc, employer !== undefined),
    papers: await Promise.all([...uuidsOf(unweighed)].map(loadDocument)),
    statedCents: Math.round((loanFile.statedIncome ?? 0) * 100),
  }
}

function proofOf({ documents = [] }: Heloc, isEmployerNamed: boolean): 'LINKED' | 'EMPLOYER' | 'PAPER' {
  if (documents.some(isIncomePaper)) return 'PAPER'
  return isEmployerNamed ? 'EMPLOYER' : 'LINKED'
}

/** Asks the applicant for another paper. Papers that were reviewed do not count a second time. */
const askForPaper = ({ tenant, application: { heloc } }: JobInput): JobOutcome => ({
  event: 'incomeInsufficient',
  patch: {
    heloc: {
      documents: (heloc.documents ?? []).map((one) => (isIncomePaper(one) ? { ...one, weighed: true } : one)),
    },
    status: { manualPaystubUpload: true, manualPaystubTasksComplete: false },
    letters: [{ ...askingLetter([incomeWords(tenant)]), page: 'income/review' }],
  },
})

/** Compares the chosen line with the verified income: it is affordable, only smaller offers are, or none is. */
async function weigh(input: JobInput, annualIncomeCents: number): Promise<JobOutcome> {
  const { application, tenant } = input
  const { heloc, loanFile, status } = application
  const means = {
    annualIncomeCents: annualIncomeCents + assetIncomeCents(tenant, heloc),
    monthlyDebtCents: loanFile.credit?.monthlyDebtCents ?? 0,
  }
  const proven = {
    heloc: { incomeSources: (heloc.incomeSources ?? []).map(verified) },
    loanFile: { verifiedIncome: annualIncomeCents / 100 },
    status: { manualPaystubTasksComplete: true, employmentVerificationNeeded: false },
  }
  const isWhole = annualIncomeCents >= Math.round((loanFile.statedIncome ?? 0) * 100)
  if (isWhole || isAffordable(tenant, heloc, means))
    return {
      event: 'incomeVerified',
      patch: { ...proven, status: { ...proven.status, uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER' } },
    }
  const offers = affordableOffers(tenant, heloc.offers ?? [], means)
  if (offers.length > 0)
    return {
      event: 'incomePartlyVerified',
      patch: {
        ...proven,
        heloc: { ...proven.heloc, offers, revisionCause: 'INCOME' },
        status: { ...proven.status, uwSubDecision: 'VERIFIED_INCOME_LIMITED_OFFER' },
      },
    }
  return status.manualPaystubUpload === true ? declineWith(input, ['income']) : askForPaper(input)
}

const verified = (source: NonNullable<Heloc['incomeSources']>[number]) => ({
  ...source,
  status: 'VERIFIED' as const,
})
