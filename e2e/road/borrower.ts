import { randomUUID } from 'node:crypto'
import { asJsonObject, childObject, type JsonObject, mergePatch } from '#source'
import { loadRoad } from '../../tools/scenario/roads.ts'

export interface Borrower {
  /** Sample applicant of the road, as `product/drive/applicant.json` describes it. */
  readonly applicant: JsonObject
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly street: string
}

/** Creates the borrower of a road, with a new e-mail address and with some answers to registration replaced. */
export function createBorrower(changes: JsonObject = {}, road = 'main'): Borrower {
  const email = `jordan.${randomUUID()}@mail.example`
  const own = mergePatch({ 'contact-info': { email } }, changes)
  const applicant = asJsonObject(mergePatch(loadRoad(road).applicant, { registration: own }))
  const answers = childObject(applicant, 'registration')
  const { firstName, lastName } = childObject(answers, 'name')
  const { street1 } = childObject(childObject(answers, 'property-info'), 'address')
  return {
    applicant,
    firstName: String(firstName),
    lastName: String(lastName),
    email: String(childObject(answers, 'contact-info').email),
    password: String(childObject(answers, 'login-info').password),
    street: String(street1),
  }
}
