/** An address that goes on in a new line after the sign where it is long, not in the middle of a word. */
export function EmailText({ email }: { readonly email: string }) {
  const [name, ...rest] = email.split('@')
  return (
    <>
      {name}@<wbr />
      {rest.join('@')}
    </>
  )
}
