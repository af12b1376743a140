import { randomUUID } from 'node:crypto'
import type { FormValues } from '#generated/forms'
import type { Patch } from './patch.ts'

/** The income that an applicant states, for whoever weighs it and for themselves to read. */
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
