import { randomInt, randomUUID } from 'node:crypto'
import type { Heloc } from '#generated/domain'
import { givenByLender } from '#product'
import { keepAnswers } from '../applications/change/keep-answers.ts'
import type { Evidence } from '../applications/evidence.ts'
import type { KeptStatus } from '../applications/kept-status.ts'
import type { LoanFile } from '../applications/loan-file.ts'
import { newHome } from '../applications/new-home.ts'
import { newIncome } from '../applications/new-income.ts'
import { undecided, unmatched } from '../applications/unchecked.ts'
import type { Transaction } from '../database/database.ts'
import { applications, events, evidence } from '../database/schema.ts'
import { hasNoVideoNotary } from '../notary/needs-notary-in-person.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { HomeSteps, RegistrationSteps } from './registration-steps.ts'

export interface Beginning {
  readonly owner: string
  readonly steps: HomeSteps & {
    readonly 'login-info'?: Pick<RegistrationSteps['login-info'], 'marketingConsent'>
  }
  readonly referrer: string | undefined
  /** Agreements of the applicant before the application, and their time; the present time if undefined. */
  readonly agreed?: readonly Evidence[]
  readonly agreedAt?: Date
  /** Data from the applicant's earlier applications. */
  readonly known?: Pick<LoanFile, 'ssn' | 'marketingConsent'>
}

/** Draws a loan number of a year, which may be taken already. */
type DrawLoanNumber = (year: number) => string

const drawAtRandom: DrawLoanNumber = (year) => `${year}${randomInt(10_000_000, 100_000_000)}`

/** Most draws. There are ninety million numbers a year, so if that many in a row are taken, something else is wrong. */
const mostDraws = 20

/** Creates a new application in the initial state of the process. Returns its uuid. */
export async function beginApplication(
  tx: Transaction,
  { clock, secrets }: Pick<Services, 'clock' | 'secrets'>,
  tenant: Tenant,
  beginning: Beginning,
  draw: DrawLoanNumber = drawAtRandom,
): Promise<string> {
  const uuid = randomUUID()
  const now = clock.now()
  const begun = { heloc: newHeloc(tenant, beginning), loanFile: newLoanFile(beginning) }
  const kept = keepAnswers(begun, {}, beginning.steps.kept ?? [], secrets)
  const state = tenant.process.initial
  await insertNumbered(tx, () => draw(now.getUTCFullYear()), {
    uuid,
    owner: beginning.owner,
    tenant: tenant.code,
    state,
    version: 1,
    processVersion: tenant.process.version,
    heloc: { ...begun.heloc, ...kept.heloc },
    status: initialStatus(tenant),
    loanFile: { ...begun.loanFile, ...kept.loanFile },
    createdAt: now,
    updatedAt: now,
  })
  await tx.insert(events).values({
    application: uuid,
    at: now,
    who: beginning.owner,
    event: 'registered',
    toState: state,
    version: 1,
    processVersion: tenant.process.version,
    flows: tenant.effective.hash,
  })
  const agreed = (beginning.agreed ?? []).map((act) => ({
    ...act,
    application: uuid,
    identity: beginning.owner,
    at: beginning.agreedAt ?? now,
  }))
  if (agreed.length > 0) await tx.insert(evidence).values(agreed)
  return uuid
}

/** Inserts an application with the first free loan number. */
async function insertNumbered(
  tx: Transaction,
  draw: () => string,
  application: typeof applications.$inferInsert,
): Promise<void> {
  for (let draws = 0; draws < mostDraws; draws += 1) {
    const numbered = { ...application, heloc: { ...application.heloc, loanNumber: draw() } }
    const inserted = await tx
      .insert(applications)
      .values(numbered)
      .onConflictDoNothing()
      .returning({ uuid: applications.uuid })
    if (inserted.length === 1) return
  }
  throw new Error(`${mostDraws} loan numbers in a row were taken.`)
}

function newHeloc(tenant: Tenant, { steps, referrer }: Beginning): Heloc {
  return {
    orgCode: tenant.settings.org.orgCode,
    productType: 'HELOC',
    ...newHome({ ...steps['property-info'], ...steps['sale-status'] }),
    ...newIncome(steps['income-info']).heloc,
    ...unmatched.heloc,
    offers: [],
    consents: [],
    documents: [],
    insurance: { complete: false },
    hasHmda: false,
    ...givenByLender(tenant.settings),
    ...(referrer === undefined ? {} : { referrer: { referrerUuid: referrer } }),
  }
}

/** Returns the status before the first step. Where a lender has no notary by video, the progress says so from the start. */
const initialStatus = (tenant: Tenant): KeptStatus => ({
  ...undecided,
  ...unmatched.status,
  giactAccountStatus: 'NONE',
  ...(hasNoVideoNotary(tenant) && { manualNotary: true }),
})

const newLoanFile = ({ steps, known }: Beginning): LoanFile => ({
  esignCode: String(randomInt(1000, 10_000)),
  ...newIncome(steps['income-info']).loanFile,
  marketingConsent: steps['login-info']?.marketingConsent ?? false,
  ...known,
  ...(steps.membership?.membership === 'JOINING' && { joins: true }),
})
