import type { Heloc } from '#generated/domain'
import type { ListedError } from '../../../forms/error-list.ts'
import { amountOf } from '../../../forms/money-input.tsx'
import type { Words } from '../../../wording/use-words.ts'
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

export type Inquiry = NonNullable<Heloc['inquiries']>[number]

/** Answers to the page's own questions, without the attestation, as typed so far. */
export interface LienDraft {
  readonly found: readonly FoundDraft[]
  readonly added: readonly AddedDraft[]
  /** Explanation by the inquiry's uuid. */
  readonly explanations: Readonly<Record<string, string>>
}

export function nextKey(items: readonly { readonly key: number }[]): number {
  return Math.max(-1, ...items.map(({ key }) => key)) + 1
}

/** Converts typed texts to amounts, for the sums and the submission. */
export function answersOf({ found, added }: LienDraft, locale: string) {
  return {
    found: found.map(({ answer, balance }) => ({ answer, balance: amountOf(balance, locale) })),
    added: added.map(({ lender, type, balance }) => ({ lender, type, balance: amountOf(balance, locale) })),
  }
}

/** Returns the values to send. Loans without an answer are left out; the check does not let them through. */
export function submissionOf(
  liens: readonly FoundLien[],
  inquiries: readonly Inquiry[],
  draft: LienDraft,
  locale: string,
) {
  const answers = answersOf(draft, locale)
  const found = liens.map((lien, index) => resolveFound(lien, answers.found[index] ?? {}))
  const added = answers.added.map(resolveAdded)
  const explained = inquiries.flatMap(({ uuid }) => {
    const explanation = draft.explanations[uuid]?.trim()
    return explanation ? [{ inquiry: uuid, explanation }] : []
  })
  return {
    liens: [...found, ...added].filter((lien) => lien !== undefined),
    ...(explained.length > 0 && { inquiryExplanations: explained }),
  }
}

export const lienIds = {
  found: (index: number) => `lien-${index}`,
  foundBalance: (index: number) => `lien-${index}-balance`,
  added: (key: number, part: 'lender' | 'type' | 'balance') => `added-lien-${key}-${part}`,
  inquiry: (uuid: string) => `inquiry-${uuid}`,
} as const

/** Returns an error for each unanswered question, in the order of the page. */
export function missingAnswers(
  liens: readonly FoundLien[],
  inquiries: readonly Inquiry[],
  draft: LienDraft,
  { t, locale }: Words,
): readonly ListedError[] {
  const answers = answersOf(draft, locale)
  const required = t('forms.errors.required')
  const found = liens.flatMap((_, index): ListedError[] => {
    const { answer, balance } = answers.found[index] ?? {}
    if (!answer) return [{ target: lienIds.found(index), message: required }]
    const isOpen = answer === 'CORRECTED' && balance === undefined
    return isOpen ? [{ target: lienIds.foundBalance(index), message: required }] : []
  })
  const added = draft.added.flatMap(({ key, lender, type, balance }) => [
    ...(lender.trim() ? [] : [{ target: lienIds.added(key, 'lender'), message: required }]),
    ...(type ? [] : [{ target: lienIds.added(key, 'type'), message: required }]),
    ...(amountOf(balance, locale) === undefined
      ? [{ target: lienIds.added(key, 'balance'), message: required }]
      : []),
  ])
  const unexplained = inquiries
    .filter(({ uuid }) => !draft.explanations[uuid]?.trim())
    .map(({ uuid }) => ({ target: lienIds.inquiry(uuid), message: required }))
  return [...found, ...added, ...unexplained]
}
