import { Problem } from '../errors/problem.ts'
import { answersOf } from '../validation/answers-of.ts'
import { submission } from './submission.ts'

const asked = answersOf('review-app/property-choice', 'selectedPropertyUuid')

/** Chooses one of the units at the address. */
export const propertyChoice = submission(asked, ({ application, answers }) => {
  const { selectedPropertyUuid } = answers
  const { property, properties = [] } = application.heloc
  const chosen = properties.find(({ uuid }) => uuid === selectedPropertyUuid)
  if (chosen === undefined) throw new Problem(422, 'PROPERTY_UNKNOWN')
  return { heloc: { selectedPropertyUuid, property: { ...property, ...chosen } } }
})
