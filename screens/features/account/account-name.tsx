/** Tells a password manager, and the meter of a new password, whose password is made here. */
export function AccountName({ email }: { readonly email: unknown }) {
  if (typeof email !== 'string') return null
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
