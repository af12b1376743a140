import { toE164 } from '../../registration/registration-steps.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'

const asked = answersOf(
  'income/employer-verification',
  'employerName',
  'employerContact',
  'employerPhone',
  'employerEmail',
  'employerConsent',
)

/** Stores the employer and the permission to contact them about the job. */
export const employer = submission(asked, ({ answers, now }) => {
  const { employerName, employerPhone, employerContact, employerEmail } = answers
  return {
    loanFile: {
      employer: {
        name: employerName,
        phone: toE164(employerPhone),
        ...(employerContact !== undefined && { contact: employerContact }),
        ...(employerEmail !== undefined && { email: employerEmail }),
        permittedAt: now.toISOString(),
      },
    },
    status: { employmentVerificationNeeded: false },
  }
})
