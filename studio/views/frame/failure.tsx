/** Says what went wrong, if anything did. */
export const Failure = ({ error }: { readonly error: Error | null }) =>
  error === null ? null : (
    <p role="alert" className="failure">
      {error.message}
    </p>
  )
