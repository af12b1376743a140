import type { Application } from '../../applications/application.ts'
import { undecided, unmatched } from '../../applications/unchecked.ts'

/** Returns the changes by which the home is matched with the records again, and its liens are asked for again. */
export const matchedAnew = ({ loanFile: { signers, inquiryExplanations } }: Application) => ({
  heloc: { ...unmatched.heloc, offers: [] },
  status: { ...undecided, ...unmatched.status },
  loanFile: { ...(signers && { signers: {} }), ...(inquiryExplanations && { inquiryExplanations: [] }) },
})
