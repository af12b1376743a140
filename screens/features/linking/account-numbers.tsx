import { WhyWeAsk } from '../application/why-we-ask.tsx'
import { CheckPicture } from './check-picture.tsx'

/** Above the numbers of an account: why they are asked for and who sees them, and where they stand on a check. */
export function AccountNumbers() {
  return (
    <div className="stack">
      <WhyWeAsk about="bank" />
      <CheckPicture />
    </div>
  )
}
