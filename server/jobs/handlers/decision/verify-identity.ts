import type { RefusedPicture } from '#generated/domain'
import { uuidsOf } from '../../../applications/documents/uuids-of.ts'
import { askableOf } from '../../../conditions/askable-of.ts'
import { asksForIdentity, conditionsOf } from '../../../conditions/condition.ts'
import { clearIdentityConditions } from '../../../conditions/identity-conditions.ts'
import { raiseConditions } from '../../../conditions/raise-condition.ts'
import { isAnswered } from '../../../documents/document-store.ts'
import { isIdentityDocument } from '../../../documents/uploads/identity-documents.ts'
import { refusedPictures } from '../../../documents/uploads/refused-pictures.ts'
import type { JobHandler, JobInput, JobOutcome } from '../../job.ts'

/** Verifies the identity documents. Rejected ones are removed from the application, and the applicant is asked again. */
export const verifyIdentity: JobHandler = async (input) => {
  const { application, tenant, vendors, call, loadDocument } = input
  const { documents = [] } = application.heloc
  const found = await Promise.all(
    uuidsOf(documents.filter(({ type }) => isIdentityDocument(tenant, type))).map(loadDocument),
  )
  const pictures = found.filter(isAnswered)
  const shown = uuidsOf(pictures)
  // A reviewer asked for another ID meanwhile, with which the pictures left the application: the applicant knows of it.
  if (shown.length === 0) return { event: 'identityRejected', patch: {} }
  const refused = await refusedPictures(vendors, pictures, { ...call, key: `${call.key}:${shown.join()}` })
  const outcome = refused.length === 0 ? await accept(input) : reject(input, refused)
  return { ...outcome, patch: { ...outcome.patch, weighed: shown } }
}

/** Accepts the documents. The file is complete now: a reviewer reads it and may request more while the applicant goes on. */
async function accept({ application, tenant, vendors, call, now }: JobInput): Promise<JobOutcome> {
  const conditions = clearIdentityConditions(tenant, application)
  const lastName = application.profile.name?.lastName ?? ''
  const wanted = await vendors.fileReview.wants({ lastName }, call)
  const known = { ...application, loanFile: { ...application.loanFile, conditions } }
  // Nobody is asked for papers of what they do not have, such as an account that a payout to a wallet needs not.
  const askable = askableOf(tenant, known)
  const asked = wanted.filter(({ category }) => askable.includes(category))
  const raised = { loanFile: { conditions }, ...raiseConditions(tenant, known, asked, now) }
  return {
    event: 'identityVerified',
    patch: { ...raised, status: { identityComplete: true } },
  }
}

function reject({ application, tenant, now }: JobInput, refused: readonly RefusedPicture[]): JobOutcome {
  // Only one open request for an ID at a time: the new one replaces the one answered in vain.
  const conditions = conditionsOf(application).filter(
    (one) => !(asksForIdentity(tenant, one) && one.state === 'ANSWERED'),
  )
  const rest = { ...application, loanFile: { ...application.loanFile, conditions } }
  return {
    event: 'identityRejected',
    patch: raiseConditions(
      tenant,
      rest,
      [{ category: 'ID_VERIFICATION_FAILURE', refusedPictures: refused }],
      now,
    ),
  }
}
