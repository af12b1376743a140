import { Fragment, type ReactElement, type ReactNode } from 'react'
import { type FormattedPart, formatToParts, type MessageValues, type ValuesOf } from '#engine'
import type { CopyValues, LinkedKey } from '../host.ts'
import { useJourney } from '../journey/journey-context.ts'
import { Link } from '../ui/link.tsx'
import { findMessage } from './use-copy.ts'

/** Target of a link: a path of this product, `tel:` or `mailto:`. A function makes it a button. */
type LinkTo = string | (() => void)

type TextProps<Key extends string> = {
  readonly id: Key
  /** Target of `<link>` in the message, by default whoever helps. */
  readonly link?: string extends Key ? LinkTo : Key extends LinkedKey ? LinkTo : never
} & TextValues<ValuesOf<CopyValues, Key>>

type TextValues<Values extends readonly unknown[]> = Values extends readonly [infer Needed]
  ? { readonly values: Needed }
  : { readonly values?: Values[0] }

interface AnyText {
  readonly id: string
  readonly values?: MessageValues
  readonly link?: LinkTo
}

/** Message with rich text, limited to `<b>`, `<br>` and `<link>`. */
export function Text<Key extends string>(props: TextProps<Key>): ReactElement
export function Text({ id, values, link }: AnyText) {
  const journey = useJourney()
  const parts = formatToParts(findMessage(journey, id), { ...journey.known, ...values }, journey.locale)
  return <>{render(parts, link ?? journey.support)}</>
}

function render(parts: readonly FormattedPart[], link: LinkTo | undefined): ReactNode {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one message keep their order
    return <Fragment key={index}>{tagged(part, link)}</Fragment>
  })
}

function tagged({ tag, children }: Exclude<FormattedPart, string>, link: LinkTo | undefined): ReactNode {
  const inner = render(children, link)
  if (tag === 'br') return <br />
  if (tag === 'b') return <b>{inner}</b>
  return <TextLink to={link}>{inner}</TextLink>
}

function TextLink({ to, children }: { readonly to: LinkTo | undefined; readonly children: ReactNode }) {
  if (typeof to === 'function')
    return (
      <button type="button" className="button-quiet text-button" onClick={to}>
        {children}
      </button>
    )
  if (to?.startsWith('/')) return <Link to={to}>{children}</Link>
  return <a href={to}>{children}</a>
}
