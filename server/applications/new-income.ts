import { randomUUID } from 'node:crypto'
import type { FormValues } from '#generated/forms'
import type { Patch } from './change/patch.ts'

/** Creates the stated income, for underwriting and for display to the applicant. */
export const newIncome = ({
  employmentType,
  annualIncome,
}: Pick<FormValues['register/income-info'], 'employmentType' | 'annualIncome'>) =>
  ({
    heloc: {
      incomeSources: [
        { uuid: randomUUID(), type: 'UNKNOWN', employmentType, annualIncome, status: 'STATED' },
      ],
    },
    loanFile: { statedIncome: annualIncome, employmentType },
  }) satisfies Patch
