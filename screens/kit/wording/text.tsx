import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { type FormattedPart, formatToParts, type MessageValues } from '#engine'
import type { CopyKey } from '../host.ts'
import { useJourney } from '../journey/journey-context.ts'
import { findMessage } from './use-copy.ts'

export interface TextProps {
  readonly id: CopyKey
  readonly values?: MessageValues
  /** Target of `<link>` in the message, by default whoever helps: a path of this product, `tel:` or `mailto:`. A function makes it a button. */
  readonly link?: string | (() => void)
}

/** Message with rich text, limited to `<b>`, `<br>` and `<link>`. */
export function Text({ id, values, link }: TextProps) {
  const journey = useJourney()
  const parts = formatToParts(findMessage(journey, id), { ...journey.known, ...values }, journey.locale)
  return <>{render(parts, link ?? journey.support)}</>
}

function render(parts: readonly FormattedPart[], link: TextProps['link']): ReactNode {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one message keep their order
    return <Fragment key={index}>{tagged(part, link)}</Fragment>
  })
}

function tagged({ tag, children }: Exclude<FormattedPart, string>, link: TextProps['link']): ReactNode {
  const inner = render(children, link)
  if (tag === 'br') return <br />
  if (tag === 'b') return <b>{inner}</b>
  return <TextLink to={link}>{inner}</TextLink>
}

function TextLink({ to, children }: { readonly to: TextProps['link']; readonly children: ReactNode }) {
  if (typeof to === 'function')
    return (
      <button type="button" className="button-quiet text-button" onClick={to}>
        {children}
      </button>
    )
  if (to?.startsWith('/')) return <Link to={to}>{children}</Link>
  return <a href={to}>{children}</a>
}
