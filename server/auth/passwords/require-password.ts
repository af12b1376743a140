import { commonPasswords } from '#generated/common-passwords'
import { findPasswordFault } from '#product'
import { Problem } from '../../errors/problem.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'

export interface ChosenPassword {
  readonly password: string
  /** E-mail address of the account. */
  readonly email: string
}

/**
 * Throws a Problem (422) for a password that attackers would try first; the browser's meter applies the same rules while it is
 * typed. The form defines the length.
 */
export function requirePassword(tenant: Tenant, { password, email }: ChosenPassword): void {
  const { orgBrand, orgMetaData } = tenant.settings.org
  const { companyName, companyNameShort } = orgMetaData.companyInfo
  const lender = [orgBrand, companyName, companyNameShort]
  const isCommon = (text: string) => commonPasswords.has(text)
  const fault = findPasswordFault(password, { email, lender, isCommon })
  if (fault === undefined) return
  const why = sentence(tenant, `forms.password.${fault}`)
  throw new Problem(422, 'PASSWORD_REFUSED', { why }).at('password')
}
