import type { Heloc } from '#generated/domain'
import type { InquiryExplanation } from './loan-file.ts'

type Inquiries = NonNullable<Heloc['inquiries']>

/** Returns inquiries with what the applicant said of each, so far. */
export const explainedBy = (explanations: readonly InquiryExplanation[], inquiries: Inquiries): Inquiries =>
  inquiries.map((inquiry) => {
    const explanation = explanations.find((each) => each.inquiry === inquiry.uuid)?.explanation
    return explanation === undefined ? inquiry : { ...inquiry, explanation }
  })

/** Returns the inquiries that were explained, also those that a change of an answer has taken from the application. */
export const explainedOnce = (explanations: readonly InquiryExplanation[]): Inquiries =>
  explanations.flatMap(({ inquiry: uuid, creditor, date }) =>
    creditor === undefined || date === undefined ? [] : [{ uuid, creditor, date }],
  )
