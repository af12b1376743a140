import { usePath } from '../../../../kit/journey/use-path.ts'
import { Link } from '../../../../kit/ui/link.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { SignInPerson } from './sign-in-person.tsx'

/** Content for applicants who do not want to meet by video. */
export function Chosen() {
  const t = useCopy()
  const path = usePath()
  return (
    <>
      <SignInPerson />
      <p>
        <Link to={path('notary/intro')}>{t('notary.error.chosen.back')}</Link>
      </p>
    </>
  )
}
