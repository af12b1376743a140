import { createHash } from 'node:crypto'
import { commonPasswords } from '#generated/common-passwords'
import { findPasswordFault } from '#product'
import { Problem } from '../../errors/problem.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { VendorDirectory, Vendors } from '../../vendors/vendors.ts'

export interface ChosenPassword {
  readonly password: string
  /** E-mail address of the account. */
  readonly email: string
}

/** The vendors of lenders, of which one may know breached passwords. */
export interface AskingVendors {
  readonly vendors: Pick<VendorDirectory, 'of'>
}

/**
 * Throws a Problem (422) for a password that attackers would try first, or that became known by a breach where the deployment
 * has a list of those. The browser's meter applies the first rules while it is typed; the form defines the length.
 */
export async function requirePassword(
  { vendors }: AskingVendors,
  tenant: Tenant,
  { password, email }: ChosenPassword,
): Promise<void> {
  const { orgBrand, orgMetaData } = tenant.settings.org
  const { companyName, companyNameShort } = orgMetaData.companyInfo
  const lender = [orgBrand, companyName, companyNameShort]
  const isCommon = (text: string) => commonPasswords.has(text)
  const fault = findPasswordFault(password, { email, lender, isCommon })
  const reason = fault ?? ((await isBreached(vendors.of(tenant), password)) ? 'breached' : undefined)
  if (reason === undefined) return
  const why = sentence(tenant, `forms.password.${reason}`)
  throw new Problem(422, 'PASSWORD_REFUSED', { why }).at('password')
}

/** Tests whether a password was breached. Only the first five digits of its hash are sent. */
async function isBreached({ passwords }: Pick<Vendors, 'passwords'>, password: string): Promise<boolean> {
  if (passwords === undefined) return false
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  return (await passwords.findRest(hash.slice(0, 5))).has(hash.slice(5))
}
