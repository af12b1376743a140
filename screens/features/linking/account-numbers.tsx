import { WhyWeAsk } from '../application/why-we-ask.tsx'
import { CheckPicture } from './check-picture.tsx'

/** Explanation above the account numbers: their purpose, who sees them, and where they are on a check. */
export function AccountNumbers() {
  return (
    <div className="stack">
      <WhyWeAsk about="bank" />
      <CheckPicture />
    </div>
  )
}
