import { usePath } from '../../kit/journey/use-path.ts'
import { Link } from '../../kit/ui/link.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { ChangeWords } from './change-answer.tsx'
import type { Fact } from './present-answers.ts'

const names = {
  name: 'start.profile.details.name',
  birthdate: 'start.profile.details.dob',
  'property-info': 'start.profile.details.property',
  'income-info': 'start.profile.details.income',
} as const

/** Link to the page on which an answer of registration is given anew. */
export function ChangeFact({ fact }: { readonly fact: Fact }) {
  const t = useCopy()
  const path = usePath()
  return (
    <Link to={path('start/change', { fact })}>
      <ChangeWords>{t(names[fact])}</ChangeWords>
    </Link>
  )
}
