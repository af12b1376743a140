import { formatAmount, isRecord } from '#engine'
import { asFound, type FoundLien, lienAnswers } from './lien-answers.ts'
import { type AddedDraft, confirmed, type FoundDraft, type Inquiry, type LienDraft } from './lien-draft.ts'

/** Restores the answers about loans after a reload, or from what the applicant told on an earlier visit. */
export function restoreLienDraft(
  {
    recorded,
    own,
    inquiries,
  }: {
    readonly recorded: readonly FoundLien[]
    readonly own: readonly FoundLien[]
    readonly inquiries: readonly Inquiry[]
  },
  { found, added, explanations }: Readonly<Record<string, unknown>>,
  locale: string,
): LienDraft {
  const kept: readonly unknown[] = Array.isArray(found) ? found : []
  const told = own.map((lien) => ({ ...lien, balance: formatAmount(lien.balance, locale) }))
  return {
    found: recorded.map((lien, index) => restoreFound(kept[index], lien, locale)),
    added: (Array.isArray(added) ? added.filter(isRecord) : told).map(restoreAdded),
    explanations: { ...explained(inquiries), ...restoreTexts(explanations) },
  }
}

function restoreFound(kept: unknown, lien: FoundLien, locale: string): FoundDraft {
  if (!isRecord(kept)) return toldBefore(lien, locale)
  const answer = lienAnswers.find((known) => known === kept.answer) ?? confirmed.answer
  return { balance: textOf(kept.balance), answer }
}

/** Answer of an earlier visit; without one, that the record is right, for the applicant to attest or to change. */
function toldBefore(lien: FoundLien, locale: string): FoundDraft {
  if (lien.paidOff) return { answer: 'PAID_OFF', balance: '' }
  if (lien.balance === asFound(lien).balance) return confirmed
  return { answer: 'CORRECTED', balance: formatAmount(lien.balance, locale) }
}

const types = ['MORTGAGE', 'HELOC', 'OTHER'] as const

function restoreAdded(kept: Readonly<Record<string, unknown>>, key: number): AddedDraft {
  const type = types.find((known) => known === kept.type)
  const uuid = textOf(kept.uuid)
  return {
    key,
    lender: textOf(kept.lender),
    balance: textOf(kept.balance),
    ...(uuid && { uuid }),
    ...(type && { type }),
  }
}

const explained = (inquiries: readonly Inquiry[]) =>
  Object.fromEntries(inquiries.map(({ uuid, explanation = '' }) => [uuid, explanation]))

const restoreTexts = (kept: unknown): Readonly<Record<string, string>> =>
  isRecord(kept) ? Object.fromEntries(Object.entries(kept).map(([uuid, text]) => [uuid, textOf(text)])) : {}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
