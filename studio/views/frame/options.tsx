export type Option = string | readonly [value: string, text: string]

/** Options of a select: values, each with its text if it is another. */
export const Options = ({ of }: { readonly of: readonly Option[] }) => (
  <>
    {of.map((option) => {
      const [value, text] = typeof option === 'string' ? [option, option] : option
      return (
        <option key={value} value={value}>
          {text}
        </option>
      )
    })}
  </>
)
