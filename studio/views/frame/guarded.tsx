import type { Guard } from '../../api/nodes.ts'
import { placePath } from '../journey/place-path.ts'
import { StudioLink } from './studio-link.tsx'

/** Says that a law, a specification or a contract fixes something, and what a change of it needs. */
export const Guarded = ({ guard }: { readonly guard: Guard }) => (
  <p className="guarded">
    Fixed by {guard.source}. A change is refused until{' '}
    <StudioLink to={placePath({ file: 'flows/facts.json', pointer: `/facts/${guard.fact}` })}>
      the fact {guard.fact}
    </StudioLink>{' '}
    says the same, with who approved it, when and why.
  </p>
)
