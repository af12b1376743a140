import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { CopyKey } from '#generated/ids'
import { useJourney } from '../journey/journey-context.ts'
import { useCopy } from '../journey/use-copy.ts'
import { Icon } from '../ui/icon.tsx'

interface MenuEntry {
  readonly label: CopyKey
  readonly path: string
  /** Shown where this feature of the tenant is on. */
  readonly feature?: string
  /** Part of this product: no page load. */
  readonly own?: boolean
}

const entries: readonly MenuEntry[] = [
  { label: 'shell.nav.dashboard', path: '/dashboard', own: true },
  { label: 'shell.nav.marketplace', path: '/universal-marketplace' },
  { label: 'shell.nav.portfolio', path: '/portfolio', feature: 'portfolioManager' },
  { label: 'shell.nav.passport', path: '/universal-passport' },
  { label: 'shell.nav.groups', path: '/group-manager' },
  { label: 'shell.nav.pay', path: '/pay' },
  { label: 'shell.nav.exchange', path: '/exchange' },
  { label: 'shell.nav.settings', path: '/dashboard/settings' },
  { label: 'shell.nav.logout', path: '/auth/logout', own: true },
]

/** Sibling products, settings and logout, folded: an applicant is here to apply. A disclosure, not an ARIA menu. */
export default function SiblingMenu() {
  const t = useCopy()
  const { features } = useJourney().organization.tenant
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere folds the menu
  useEffect(() => setOpen(false), [pathname])
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    box.current?.querySelector('button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving fold what the button within unfolds
    <div
      className="menu"
      ref={box}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && setOpen(false)}
    >
      <button type="button" className="menu-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('shell.nav.menu')} <Icon name="chevron" size={16} />
      </button>
      {open && (
        <ul className="menu-list">
          {entries
            .filter(({ feature }) => feature === undefined || features[feature])
            .map(({ label, path, own }) => (
              <li key={path}>{own ? <Link to={path}>{t(label)}</Link> : <a href={path}>{t(label)}</a>}</li>
            ))}
        </ul>
      )}
    </div>
  )
}
