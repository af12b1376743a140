import { isRecord } from '#engine'
import { type AssetDraft, assetTypes, emptyAsset } from './asset-draft.ts'

/** Assets as typed before a reload or on another device. */
export interface AssetDrafts {
  readonly assets: readonly AssetDraft[]
}

export function restoreAssets({ assets }: Readonly<Record<string, unknown>>): AssetDrafts {
  const kept = Array.isArray(assets) ? assets.filter(isRecord).map(restoreAsset) : []
  return { assets: kept.length > 0 ? kept : [emptyAsset([])] }
}

function restoreAsset(kept: Record<string, unknown>, key: number): AssetDraft {
  const type = assetTypes.find((known) => known === kept.type)
  return { key, institution: textOf(kept.institution), value: textOf(kept.value), ...(type && { type }) }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
