import { type ReactNode, useState } from 'react'
import { useDisclosure } from '../../api/public-facts.ts'
import type { TextId } from '../../host.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ReadableText } from '../../ui/readable-text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import './consent-text.css'

export interface ConsentTextProps {
  readonly document: string
  /** Whether the text is open from the start. */
  readonly shown?: boolean | undefined
  /** Label of the consent. Screen readers read it after 'Read the full text' until the title is known. A text without one is named at once. */
  readonly label?: ReactNode
}

/**
 * Text of a consent, readable before ticking and never behind a link that leaves the page. It is open, or folded if it is
 * long.
 */
export function ConsentText({ shown = false, ...text }: ConsentTextProps) {
  return shown ? <OpenText {...text} /> : <FoldedText {...text} />
}

function OpenText({ document }: Pick<ConsentTextProps, 'document'>) {
  // The linter checks that a form's `disclosure` names a document.
  const { data } = useDisclosure(document as TextId)
  if (!data) return <Skeleton block="240px" />
  return (
    <section className="consent-text-body" aria-label={data.title}>
      <p className="consent-text-title">{data.title}</p>
      <ReadableText sections={data.sections} level={2} />
    </section>
  )
}

function FoldedText({ document, label }: ConsentTextProps) {
  const t = useCopy()
  const [open, setOpen] = useState(false)
  const { data } = useDisclosure(document as TextId, open || label === undefined)
  const title = data?.title ?? t('forms.readText.this')
  return (
    <details className="consent-text" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('forms.readText', { title })}
        {!data && <VisuallyHidden>: {label}</VisuallyHidden>}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard too, so it takes the focus */}
      <section className="consent-text-body consent-text-scroll" aria-label={title} tabIndex={0}>
        {data ? <ReadableText sections={data.sections} level={2} /> : <Skeleton lines={4} />}
      </section>
    </details>
  )
}
