import { isRecord } from '#engine'
import { type FoundLien, lienAnswers } from './lien-answers.ts'
import type { AddedDraft, FoundDraft, LienDraft } from './lien-draft.ts'

/** Restores the answers about these found loans after a reload. */
export function restoreLienDraft(
  liens: readonly FoundLien[],
  { found, added, explanations }: Readonly<Record<string, unknown>>,
): LienDraft {
  const kept: readonly unknown[] = Array.isArray(found) ? found : []
  return {
    found: liens.map((_, index) => restoreFound(kept[index])),
    added: Array.isArray(added) ? added.filter(isRecord).map(restoreAdded) : [],
    explanations: restoreTexts(explanations),
  }
}

function restoreFound(kept: unknown): FoundDraft {
  if (!isRecord(kept)) return { balance: '' }
  const answer = lienAnswers.find((known) => known === kept.answer)
  return { balance: textOf(kept.balance), ...(answer && { answer }) }
}

const types = ['MORTGAGE', 'HELOC', 'OTHER'] as const

function restoreAdded(kept: Record<string, unknown>, key: number): AddedDraft {
  const type = types.find((known) => known === kept.type)
  return { key, lender: textOf(kept.lender), balance: textOf(kept.balance), ...(type && { type }) }
}

const restoreTexts = (kept: unknown): Readonly<Record<string, string>> =>
  isRecord(kept) ? Object.fromEntries(Object.entries(kept).map(([uuid, text]) => [uuid, textOf(text)])) : {}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
