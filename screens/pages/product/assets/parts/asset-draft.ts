import { tidyAnswer } from '#engine'
import type { AssetType } from '#generated/domain'
import type { OwnQuestions } from '../../../../kit/forms/faults/own-errors.ts'
import { amountOf } from '../../../../kit/forms/money-input.tsx'
import { parseAmount } from '../../../../kit/forms/widgets/parse-amount.ts'

export const assetTypes: readonly AssetType[] = ['DEPOSIT', 'RETIREMENT', 'INVESTMENT', 'OTHER']

/** Asset as typed so far. */
export interface AssetDraft {
  readonly key: number
  readonly type?: AssetType
  readonly institution: string
  readonly value: string
}

export const assetId = (key: number, part: 'type' | 'institution' | 'value') => `asset-${key}-${part}`

export const emptyAsset = (drafts: readonly AssetDraft[]): AssetDraft => ({
  key: Math.max(-1, ...drafts.map(({ key }) => key)) + 1,
  institution: '',
  value: '',
})

/** Returns the sum of all typed values in cents, even of incomplete assets. */
export const totalCents = (drafts: readonly AssetDraft[], locale: string): number =>
  drafts.reduce((sum, { value }) => sum + Math.round((amountOf(value, locale) ?? 0) * 100), 0)

/** Returns the answers about the assets as they are sent, for the form's schema to check. */
export const assetQuestions = (drafts: readonly AssetDraft[], locale: string): OwnQuestions => ({
  form: 'product/assets',
  answers: {
    assets: drafts.map(({ key: _, institution, value, ...rest }) => ({
      ...rest,
      institution: tidyAnswer('text', institution),
      value: parseAmount(value, locale),
    })),
  },
  targetOf: (path) => {
    const [, index, part] = /^assets\.(\d+)\.(type|institution|value)$/.exec(path) ?? []
    const asset = drafts[Number(index)]
    return asset && assetId(asset.key, part as Parameters<typeof assetId>[1]) // the expression has just matched it
  },
})
