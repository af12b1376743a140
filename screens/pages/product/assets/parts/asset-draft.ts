import type { AssetType } from '#generated/domain'
import type { ListedError } from '../../../../forms/error-list.ts'
import { amountOf } from '../../../../forms/money-input.tsx'
import type { Words } from '../../../../wording/use-words.ts'

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

/** Returns the values to send. Incomplete assets are left out; the check does not let them through. */
export const statedAssets = (drafts: readonly AssetDraft[], locale: string) =>
  drafts.flatMap(({ type, institution, value }) => {
    const amount = amountOf(value, locale)
    return type && institution.trim() && amount
      ? [{ type, institution: institution.trim(), value: amount }]
      : []
  })

/** Returns an error for each unanswered question, in the order of the page. */
export function missingAssets(drafts: readonly AssetDraft[], { t, locale }: Words): readonly ListedError[] {
  const message = t('forms.errors.required')
  return drafts.flatMap(({ key, type, institution, value }) => [
    ...(type ? [] : [{ target: assetId(key, 'type'), message }]),
    ...(institution.trim() ? [] : [{ target: assetId(key, 'institution'), message }]),
    ...(amountOf(value, locale) ? [] : [{ target: assetId(key, 'value'), message }]),
  ])
}
