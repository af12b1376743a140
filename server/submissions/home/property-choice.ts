import { Problem } from '../../errors/problem.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'
import { movedTo } from './moved-to.ts'
import { requireHomeFree } from './require-home-free.ts'

const asked = answersOf('review-app/property-choice', 'selectedPropertyUuid')

/** Chooses one of the units at the address, for which the applicant has no other open application. */
export const propertyChoice = submission(asked, async (input) => {
  const { application } = input
  const { selectedPropertyUuid } = input.answers
  const { property, properties = [] } = application.heloc
  const chosen = properties.find(({ uuid }) => uuid === selectedPropertyUuid)
  if (chosen === undefined) throw new Problem(422, 'PROPERTY_UNKNOWN')
  const { address = {} } = chosen
  await requireHomeFree(input, address)
  const { value: _, valueSource: __, condition: ___, ...answers } = property ?? {}
  const { heloc, loanFile } = movedTo(application, { ...answers, ...chosen })
  return { heloc: { ...heloc, selectedPropertyUuid }, loanFile }
})
