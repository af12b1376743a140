import type { ReactNode } from 'react'
import './readable-text.css'

export interface ReadableSection {
  readonly heading?: string
  readonly paragraphs?: readonly string[]
  readonly table?: readonly (readonly string[])[]
}

export interface ReadableTextProps {
  readonly sections: readonly ReadableSection[]
  /** Level of the headings within the text, one below the heading above it. */
  readonly level?: 2 | 3
}

/** Document as text, with the content of the PDF, for users who cannot or do not want to scroll a PDF. */
export function ReadableText({ sections, level = 3 }: ReadableTextProps) {
  return (
    <div className="readable">
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps the order of its sections
        <Section key={index} level={level} {...section} />
      ))}
    </div>
  )
}

/** Paragraph. Several lines become a list with one item each: reasons, factors. */
function Paragraph({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 1) return <p>{lines.map(withCalls)}</p>
  return (
    <ul className="plain-list">
      {lines.map((line) => (
        <li key={line}>{withCalls(line)}</li>
      ))}
    </ul>
  )
}

/** Text whose telephone numbers can be called, and stand in one line. */
const withCalls = (text: string): ReactNode =>
  text.split(/(\(\d{3}\) \d{3}-\d{4})/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <a key={index} translate="no" href={`tel:+1${part.replace(/\D/g, '')}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )

function Section({ level, heading, paragraphs, table }: ReadableSection & { readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <section>
      {heading && <Heading>{heading}</Heading>}
      {paragraphs?.map((paragraph) => (
        <Paragraph key={paragraph} lines={paragraph.split('\n')} />
      ))}
      {table && (
        <table>
          <tbody>
            {table.map((row) => (
              <tr key={row.join()}>
                {row.map((cell) => (
                  <td key={cell}>{withCalls(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
