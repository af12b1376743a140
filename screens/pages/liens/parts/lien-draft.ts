import { tidyAnswer } from '#engine'
import type { Heloc } from '#generated/domain'
import type { OwnQuestions } from '../../../kit/forms/faults/own-errors.ts'
import { amountOf } from '../../../kit/forms/money-input.tsx'
import { parseAmount } from '../../../kit/forms/widgets/parse-amount.ts'
import { asFound, type FoundLien, type LienAnswer, type LienType, resolveFound } from './lien-answers.ts'

export interface FoundDraft {
  readonly answer: LienAnswer
  readonly balance: string
}

/** Answer that a found loan begins with: as the record shows it. */
export const confirmed: FoundDraft = { answer: 'CONFIRMED', balance: '' }

export interface AddedDraft {
  readonly key: number
  /** Set if the applicant told of it on an earlier visit. */
  readonly uuid?: string
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

const lienParts: readonly string[] = ['lender', 'type', 'balance']
type LienPart = 'lender' | 'type' | 'balance'

export const lienIds = {
  found: (index: number) => `lien-${index}`,
  foundBalance: (index: number) => `lien-${index}-balance`,
  added: (key: number, part: LienPart) => `added-lien-${key}-${part}`,
  inquiry: (uuid: string) => `inquiry-${uuid}`,
} as const

/** Returns the answers about loans and inquiries as they are sent, for the form's schema to check. */
export function lienQuestions(
  liens: readonly FoundLien[],
  inquiries: readonly Inquiry[],
  { found, added, explanations }: LienDraft,
  locale: string,
): OwnQuestions {
  const onRecord = liens.map((lien, index) => {
    const { answer, balance } = found[index] ?? confirmed
    return answer === 'CORRECTED'
      ? { ...asFound(lien), balance: parseAmount(balance, locale) }
      : resolveFound(lien, { answer })
  })
  const stated = added.map(({ key: _, balance, ...lien }) => ({
    ...lien,
    lender: tidyAnswer('text', lien.lender),
    balance: parseAmount(balance, locale),
  }))
  const explained = inquiries.map(({ uuid }) => ({
    inquiry: uuid,
    explanation: tidyAnswer('textarea', explanations[uuid] ?? ''),
  }))
  return {
    form: 'liens',
    answers: {
      liens: [...onRecord, ...stated],
      ...(explained.length > 0 && { inquiryExplanations: explained }),
    },
    targetOf: (path) => {
      const [, list, index, part] = /^(\w+)\.(\d+)\.(\w+)$/.exec(path) ?? []
      if (list === 'inquiryExplanations') return lienIds.inquiry(inquiries[Number(index)]?.uuid ?? '')
      if (list !== 'liens') return undefined
      const own = added[Number(index) - liens.length]
      if (own === undefined) return part === 'balance' ? lienIds.foundBalance(Number(index)) : undefined
      return lienParts.includes(part ?? '') ? lienIds.added(own.key, part as LienPart) : undefined // it is one of them
    },
  }
}
