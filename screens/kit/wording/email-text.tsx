/** E-mail address that breaks after the @ if it is long, not in the middle of a word. */
export function EmailText({ email }: { readonly email: string }) {
  const [name, ...rest] = email.split('@')
  return (
    <span translate="no">
      {name}@<wbr />
      {rest.join('@')}
    </span>
  )
}
