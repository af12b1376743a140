import { commonPasswords } from '#generated/common-passwords'
import type { CopyKey } from '#generated/ids'
import { findPasswordFault, type PasswordFault } from '#product'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useLimit } from '../../kit/journey/use-limit.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'

const faults = {
  email: 'forms.password.email',
  lender: 'forms.password.lender',
  common: 'forms.password.common',
  pattern: 'forms.password.pattern',
} as const satisfies Record<PasswordFault, CopyKey>

export interface PasswordMeterProps {
  /** Id of the password's control. */
  readonly field: string
  readonly password: string
}

/** Message about a new password: its fault, by the same rule that the server applies, or that it is good. */
export default function PasswordMeter({ field, password }: PasswordMeterProps) {
  const words = useWords(field, password)
  return (
    <p className="field-help" aria-live="polite">
      {password && words}
    </p>
  )
}

function useWords(field: string, password: string): string {
  const t = useCopy()
  const { orgBrand, orgMetaData } = useJourney().organization
  const missing = useLimit('password', 'minLength') - password.length
  const strong = useLimit('password', 'strongLength')
  if (missing > 0) return t('forms.password.more', { missing })
  const { companyName, companyNameShort } = orgMetaData.companyInfo
  const lender = [orgBrand, companyName, companyNameShort]
  const isCommon = (text: string) => commonPasswords.has(text)
  const fault = findPasswordFault(password, { email: accountIn(field), lender, isCommon })
  if (fault !== undefined) return t(faults[fault])
  return t(password.length >= strong ? 'forms.password.strong' : 'forms.password.fair')
}

/** Returns the account name from the form's field that is marked as username for password managers. */
function accountIn(field: string): string | undefined {
  const { form } = document.querySelector<HTMLInputElement>(`#${field}`) ?? {}
  return form?.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value
}
