/** Hidden field that tells a password manager, and the meter of a new password, to which account the password belongs. */
export function AccountName({ email }: { readonly email: unknown }) {
  if (typeof email !== 'string') return null
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
