import { useSigningOut } from '../../../../features/account/use-signing-out.ts'
import { useCopy } from '../../../../wording/use-copy.ts'

/** Signs a co-owner out, who is then at the login where the server leads them. */
export function SigningOut() {
  const t = useCopy()
  useSigningOut('signer')
  return (
    <p className="muted" role="status">
      {t('auth.logout.leaving')}
    </p>
  )
}
