import './readable-text.css'

export interface ReadableSection {
  readonly heading?: string
  readonly paragraphs?: readonly string[]
  readonly table?: readonly (readonly string[])[]
}

/** A document as text: what the PDF says, for everybody who cannot or will not scroll one. */
export function ReadableText({ sections }: { readonly sections: readonly ReadableSection[] }) {
  return (
    <div className="readable">
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps the order of its sections
        <Section key={index} {...section} />
      ))}
    </div>
  )
}

function Section({ heading, paragraphs, table }: ReadableSection) {
  return (
    <section>
      {heading && <h3>{heading}</h3>}
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {table && (
        <table>
          <tbody>
            {table.map((row) => (
              <tr key={row.join()}>
                {row.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
