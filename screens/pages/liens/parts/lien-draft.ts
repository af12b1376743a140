import type { ListedError } from '../../../forms/error-list.ts'
import { amountOf } from '../../../forms/money-input.tsx'
import type { Translate } from '../../../journey/use-copy.ts'
import { type FoundLien, type LienAnswer, type LienType, resolveAdded, resolveFound } from './lien-answers.ts'

export interface FoundDraft {
  readonly answer?: LienAnswer
  readonly balance: string
}

export interface AddedDraft {
  readonly key: number
  readonly lender: string
  readonly type?: LienType
  readonly balance: string
}

export interface InquiryDraft {
  readonly key: number
  readonly text: string
}

/** Everything that the page asks beside the attestation, as typed so far. */
export interface LienDraft {
  readonly found: readonly FoundDraft[]
  readonly added: readonly AddedDraft[]
  readonly inquiries: readonly InquiryDraft[]
}

export function createLienDraft(found: readonly FoundLien[], inquiriesNeeded: boolean): LienDraft {
  return {
    found: found.map(() => ({ balance: '' })),
    added: [],
    inquiries: inquiriesNeeded ? [{ key: 0, text: '' }] : [],
  }
}

export function nextKey(items: readonly { readonly key: number }[]): number {
  return Math.max(-1, ...items.map(({ key }) => key)) + 1
}

/** Texts as amounts, for the sums and for what is sent. */
export function answersOf({ found, added }: LienDraft) {
  return {
    found: found.map(({ answer, balance }) => ({ answer, balance: amountOf(balance) })),
    added: added.map(({ lender, type, balance }) => ({ lender, type, balance: amountOf(balance) })),
  }
}

/** What is sent; loans without an answer are left out, which the check does not let happen. */
export function submissionOf(liens: readonly FoundLien[], draft: LienDraft) {
  const answers = answersOf(draft)
  const found = liens.map((lien, index) => resolveFound(lien, answers.found[index] ?? {}))
  const added = answers.added.map(resolveAdded)
  const explanations = draft.inquiries.map(({ text }) => text.trim()).filter(Boolean)
  return {
    liens: [...found, ...added].filter((lien) => lien !== undefined),
    ...(explanations.length > 0 && { inquiryExplanations: explanations }),
  }
}

export const lienIds = {
  found: (index: number) => `lien-${index}`,
  foundBalance: (index: number) => `lien-${index}-balance`,
  added: (key: number, part: 'lender' | 'type' | 'balance') => `added-lien-${key}-${part}`,
  inquiry: (key: number) => `inquiry-${key}`,
} as const

/** What is missing, in the order of the page. */
export function missingAnswers(
  liens: readonly FoundLien[],
  draft: LienDraft,
  t: Translate,
): readonly ListedError[] {
  const answers = answersOf(draft)
  const required = t('forms.errors.required')
  const found = liens.flatMap((_, index): ListedError[] => {
    const { answer, balance } = answers.found[index] ?? {}
    if (!answer) return [{ target: lienIds.found(index), message: t('liens.answer.required') }]
    const isOpen = answer === 'CORRECTED' && balance === undefined
    return isOpen ? [{ target: lienIds.foundBalance(index), message: required }] : []
  })
  const added = draft.added.flatMap(({ key, lender, type, balance }) => [
    ...(lender.trim() ? [] : [{ target: lienIds.added(key, 'lender'), message: required }]),
    ...(type ? [] : [{ target: lienIds.added(key, 'type'), message: required }]),
    ...(amountOf(balance) === undefined
      ? [{ target: lienIds.added(key, 'balance'), message: required }]
      : []),
  ])
  const inquiries = draft.inquiries
    .filter(({ text }) => !text.trim())
    .map(({ key }) => ({ target: lienIds.inquiry(key), message: required }))
  return [...found, ...added, ...inquiries]
}
