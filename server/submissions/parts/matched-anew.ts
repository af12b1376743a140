import type { Application } from '../../applications/application.ts'
import { undecided, unmatched } from '../../applications/unchecked.ts'
import { withoutOffers } from './without-offers.ts'

/** Returns the changes by which the home is matched with the records again, and its liens are asked for again. */
export function matchedAnew(application: Application) {
  const { signers } = application.loanFile
  return {
    heloc: { ...unmatched.heloc, ...withoutOffers(application) },
    status: { ...undecided, ...unmatched.status },
    loanFile: signers ? { signers: {} } : {},
  }
}
