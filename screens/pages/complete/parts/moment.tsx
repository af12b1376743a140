import type { ReactNode } from 'react'
import type { Heloc } from '#generated/domain'
import { findPayout } from '#product'
import { Money } from '../../../kit/wording/money.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { WalletText } from './wallet-text.tsx'

export interface MomentProps {
  readonly heloc: Heloc
  readonly isFunded: boolean
  /** Heading of the page. */
  readonly children: ReactNode
}

/** Final summary: the money that is paid out, and the home that secures it. */
export function Moment({ heloc, isFunded, children }: MomentProps) {
  const t = useCopy()
  const payout = findPayout(heloc)
  const { mask } = heloc.disburseAccount ?? {}
  return (
    <div className="moment">
      <div className="stack">
        {children}
        {payout && (
          <p>
            {t(isFunded ? 'complete.moment.sent' : 'complete.moment.comes')}
            <br />
            <span className="moment-figure">
              <Money dollars={payout.receivedCents / 100} cents />
            </span>
            <br />
            {heloc.isCrypto && (
              <span className="muted">
                <WalletText id="complete.moment.wallet" />
              </span>
            )}
            {mask && <span className="muted">{t('complete.moment.account', { mask })}</span>}
          </p>
        )}
      </div>
      <House />
    </div>
  )
}

function House() {
  return (
    <svg className="moment-house" viewBox="0 0 220 130" aria-hidden="true">
      <path d="M4 124h212" />
      <path className="house-wall" d="M54 62h104v62H54z" />
      <path className="house-roof" d="M132 26V14h14v24zM42 66l64-50 64 50z" />
      <path className="house-door" d="M94 84h24v40H94z" />
      <path className="house-light" d="M66 78h16v18H66zM130 78h16v18h-16zM98 44h16v12H98z" />
      <path d="M74 78v18M138 78v18M112 105v.1" />
      <path className="house-light" d="M24 78a14 18 0 1 1 .1 0z" />
      <path d="M24 62v62M190 124v-12m0 0a10 12 0 1 1 .1 0z" />
    </svg>
  )
}
