/** Hours as text. A range such as 6am-5pm never breaks at its hyphen. */
export const Ranges = ({ text }: { readonly text: string }) => (
  <>
    {text.split(/(\S+-\S+)/).map((part, index) =>
      // Every second part is a range.
      index % 2 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        <span key={index} className="range">
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
)
