import { useCopy } from '../../../../kit/wording/use-copy.ts'

export interface PartHeadingProps {
  readonly number: 1 | 2
  readonly title: string
  readonly id?: string
}

/** Heading of one of the two parts of the page; with an id it can receive the focus. */
export function PartHeading({ number, title, id }: PartHeadingProps) {
  const t = useCopy()
  return (
    <div className="part-heading">
      <p className="small muted">{t('start.appSummary.part', { number })}</p>
      <h2 {...(id !== undefined && { id, tabIndex: -1, 'data-focus': 'quiet' })}>{title}</h2>
    </div>
  )
}
