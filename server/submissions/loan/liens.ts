import { randomUUID } from 'node:crypto'
import type { Heloc } from '#generated/domain'
import type { FormValues } from '#generated/forms'
import type { Application } from '../../applications/application.ts'
import { explainedBy } from '../../applications/explained-by.ts'
import { Problem } from '../../errors/problem.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'

type Lien = NonNullable<Heloc['liens']>[number]

const asked = answersOf('liens', 'liens', 'inquiryExplanations', 'attested')

/**
 * Stores the liens that the applicant confirms. One that the applicant added may be left out again. Of a recorded one only the
 * balance may be corrected, beside what the records show; it cannot be renamed or removed.
 */
export const liens = submission(asked, ({ application, answers }) => {
  const recorded = application.heloc.liens ?? []
  const { inquiries, inquiryExplanations } = explained(application, answers.inquiryExplanations)
  const isStated = (uuid: string) => answers.liens.some((stated) => stated.uuid === uuid)
  const dropped = recorded.filter(({ uuid, source }) => source !== 'BORROWER' && !isStated(uuid))
  const confirmed = answers.liens.map((stated, index) => toLien(stated, index, recorded))
  return {
    heloc: { liens: [...confirmed, ...dropped], ...(inquiries && { inquiries }) },
    loanFile: { inquiryExplanations },
    status: { liensComplete: true, inquiryAttestComplete: application.status.inquiryAttestNeeded === true },
  }
})

/**
 * Returns the inquiries with their explanations, and all explanations so far: those of before stand unless they are given anew.
 * Throws a Problem (422) if an inquiry has none.
 */
function explained(
  { heloc: { inquiries }, loanFile: { inquiryExplanations: before = [] } }: Application,
  given: FormValues['liens']['inquiryExplanations'] = [],
) {
  const told = given.flatMap(({ inquiry, explanation }) => {
    const of = inquiries?.find(({ uuid }) => uuid === inquiry)
    return of === undefined ? [] : [{ inquiry, explanation, creditor: of.creditor, date: of.date }]
  })
  const isTold = (uuid: string) => told.some(({ inquiry }) => inquiry === uuid)
  const inquiryExplanations = [...before.filter(({ inquiry }) => !isTold(inquiry)), ...told]
  const withWords = inquiries && explainedBy(inquiryExplanations, inquiries)
  if (withWords?.some(({ explanation }) => explanation === undefined))
    throw new Problem(422, 'INQUIRIES_UNEXPLAINED')
  return { inquiries: withWords, inquiryExplanations }
}

function toLien(
  stated: FormValues['liens']['liens'][number],
  index: number,
  recorded: readonly Lien[],
): Lien {
  const known = recorded.find(({ uuid }) => uuid === stated.uuid)
  const { lender, type, balance, paidOff = false } = stated
  const told = { balance, paidOff }
  if (known?.source === 'RECORD') return { ...known, ...told }
  return {
    uuid: known?.uuid ?? randomUUID(),
    lender,
    type,
    ...told,
    position: known?.position ?? index + 1,
    source: 'BORROWER',
  }
}
