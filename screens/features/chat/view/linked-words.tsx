import { splitLinks } from '../text/split-links.ts'

export interface LinkedWordsProps {
  readonly text: string
  /** Hosts whose addresses are links. */
  readonly hosts: ReadonlySet<string>
}

/** Text of a message. Addresses of other hosts than these stay words, because anybody may write any. */
export const LinkedWords = ({ text, hosts }: LinkedWordsProps) => (
  <>
    {splitLinks(text, hosts).map(({ text: words, href }, index) =>
      href === undefined ? (
        words
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
        <a key={index} href={href} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      ),
    )}
  </>
)
