import { useEffect, useRef } from 'react'
import type { ProductAssetsValues } from '#generated/forms'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useOwnErrors } from '../../kit/forms/use-own-errors.ts'
import { announce } from '../../kit/journey/live-region.ts'
import { useLimit } from '../../kit/journey/use-limit.ts'
import { useKeptState } from '../../kit/storage/use-kept-state.ts'
import { Button } from '../../kit/ui/button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { Money } from '../../kit/wording/money.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useFigures } from '../../kit/wording/use-figures.ts'
import { useWords } from '../../kit/wording/use-words.ts'
import {
  type AssetDraft,
  assetId,
  assetQuestions,
  emptyAsset,
  totalCents,
} from './assets/parts/asset-draft.ts'
import { AssetQuestion } from './assets/parts/asset-question.tsx'
import '../../kit/ui/page-total.css'
import './assets/parts/assets.css'
import { restoreAssets } from './assets/parts/restore-assets.ts'

/** Page product/assets: asks for assets, if the income alone does not qualify for the line. */
export default function Assets() {
  const { t, locale } = useWords()
  const submit = usePageSubmit('assets')
  const { uuid } = useOpenApplication()
  const { value, set, forget } = useKeptState(`${uuid}:product/assets:list`, restoreAssets)
  const drafts = value.assets
  const questions = assetQuestions(drafts, locale)
  const { check, errorAt } = useOwnErrors(questions)
  return (
    <div className="stack-large">
      <PageHeading title={t('product.assets.title')} lead={t('product.assets.lead')} />
      <JourneyForm
        form="product/assets"
        // The form's schema checks them before they are sent.
        extra={questions.answers as Partial<ProductAssetsValues>}
        check={check}
        onSubmit={async (values) => {
          await submit(values)
          forget()
        }}
        before={<AssetList drafts={drafts} errorAt={errorAt} onChange={(assets) => set({ assets })} />}
      >
        <p className="muted">{t('product.assets.later')}</p>
      </JourneyForm>
    </div>
  )
}

const addId = 'add-asset'

interface AssetListProps {
  readonly drafts: readonly AssetDraft[]
  readonly errorAt: (id: string) => string | undefined
  readonly onChange: (drafts: readonly AssetDraft[]) => void
}

function AssetList({ drafts, errorAt, onChange }: AssetListProps) {
  const { t, locale } = useWords()
  const most = useLimit('assetDepletion', 'maxItems')
  const fresh = useRef<number>(undefined)
  useEffect(() => {
    // A new group appears above the button. It receives the focus once it is rendered.
    if (fresh.current !== undefined) document.getElementById(assetId(fresh.current, 'type'))?.focus()
    fresh.current = undefined
  })
  const add = () => {
    const asset = emptyAsset(drafts)
    fresh.current = asset.key
    onChange([...drafts, asset])
  }
  const remove = (key: number) => {
    onChange(drafts.filter((asset) => asset.key !== key))
    announce(t('product.assets.removed'))
    document.getElementById(addId)?.focus()
  }
  return (
    <section className="stack" aria-labelledby="assets">
      <h2 id="assets">{t('product.assets.heading')}</h2>
      {drafts.map((asset, index) => (
        <AssetQuestion
          key={asset.key}
          {...{ asset, errorAt }}
          number={index + 1}
          onChange={(changed) => onChange(drafts.map((one) => (one.key === changed.key ? changed : one)))}
          onRemove={drafts.length > 1 ? () => remove(asset.key) : undefined}
        />
      ))}
      {drafts.length < most && (
        <div>
          <Button id={addId} onClick={add}>
            {t('product.assets.add')}
          </Button>
        </div>
      )}
      <Total cents={totalCents(drafts, locale)} />
    </section>
  )
}

/** Sum of the assets, and its effect on the income. */
function Total({ cents }: { readonly cents: number }) {
  const t = useCopy()
  const { money } = useFigures()
  const months = useLimit('assetDepletion', 'months')
  return (
    <div className="page-total">
      <p>{t('product.assets.total')}</p>
      <p>
        <Money dollars={cents / 100} />
      </p>
      <p className="small muted">
        {t('product.assets.counts', { monthly: money(Math.floor(cents / months / 100), 0) })}
      </p>
    </div>
  )
}
