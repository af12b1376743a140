import type { ReactNode } from 'react'
import type { incomePapers } from '#product'
import { usePath } from '../../../../kit/journey/use-path.ts'
import { Icon } from '../../../../kit/ui/icon.tsx'
import { Link } from '../../../../kit/ui/link.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import type { LinkType } from './income-rows.ts'

interface WaysProps {
  readonly heading: string
  readonly isMain?: boolean
  readonly children: ReactNode
}

/** List of ways of one kind. */
export function Ways({ heading, isMain = false, children }: WaysProps) {
  return (
    <div className="stack-small">
      <h3>{heading}</h3>
      <ul className="way-list" data-main={isMain}>
        {children}
      </ul>
    </div>
  )
}

interface LinkWayProps {
  readonly type: LinkType
  readonly onOpen: () => void
}

export function LinkWay({ type, onOpen }: LinkWayProps) {
  return (
    <li>
      <button type="button" className="way" onClick={onOpen}>
        <WayName type={type} />
      </button>
    </li>
  )
}

type PaperType = (typeof incomePapers)[number]

export function UploadWay({ type }: { readonly type: PaperType }) {
  const path = usePath()
  return (
    <li>
      <Link className="way" to={path('income/upload', { type })}>
        <WayName type={type} />
      </Link>
    </li>
  )
}

function WayName({ type }: { readonly type: LinkType | PaperType }) {
  const t = useCopy()
  return (
    <>
      <span>
        <span className="way-name">{t(`income.types.${type}`)}</span>
        <span className="small muted">{t(`income.types.${type}.help`)}</span>
      </span>
      <Icon name="chevron" />
    </>
  )
}
