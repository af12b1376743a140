import type { CSSProperties } from 'react'
import type { Heloc } from '#generated/domain'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { Text } from '../../../../kit/wording/text.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useFigures } from '../../../../kit/wording/use-figures.ts'
import { toCents } from './offer-figures.ts'

/** Share of the home's value that is owed with the line: the remaining loans, and this one. */
export function HomeShare({ lineCents }: { readonly lineCents: number }) {
  const t = useCopy()
  const { stated, percent } = useFigures()
  const { heloc } = useOpenApplication()
  const worth = heloc.adjustedHomeAmount ?? heloc.property?.value ?? 0
  if (worth <= 0) return null
  const owed = owedCents(heloc) / 100
  const line = lineCents / 100
  const shares = { owed: owed / worth, line: line / worth }
  const values = {
    share: percent((shares.owed + shares.line) * 100, 0),
    value: stated(worth),
    owed: stated(owed),
    hasOthers: owed > 0 ? 1 : 0,
  }
  return (
    <div className="stack-small small">
      <h3 className="side-title">{t('product.select.home.heading')}</h3>
      <div
        className="home-share"
        aria-hidden="true"
        style={{ '--owed': shares.owed, '--line': shares.line } as CSSProperties}
      >
        <span className="home-owed" />
        <span className="home-line" />
      </div>
      {owed > 0 && (
        <p className="home-key" aria-hidden="true">
          <span className="home-owed">{t('product.select.home.owed')}</span>
          <span className="home-line">{t('product.select.home.line')}</span>
        </p>
      )}
      <p>
        <Text id="product.select.home.said" values={values} />
      </p>
    </div>
  )
}

/** Returns the cents owed on the home after closing: liens that are neither paid off already nor paid off from the line. */
function owedCents({ liens = [], payoff }: Heloc): number {
  return liens
    .filter(({ uuid, paidOff }) => paidOff !== true && payoff?.lienUuids?.includes(uuid) !== true)
    .reduce((sum, { balance }) => sum + toCents(balance), 0)
}
