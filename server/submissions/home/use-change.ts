import { isRecord } from '#engine'
import type { Application } from '../../applications/application.ts'
import { undecided } from '../../applications/unchecked.ts'
import { isSameHome } from '../../registration/home-key.ts'
import { requireAdmission } from '../../registration/require-admission.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { withoutOffers } from '../parts/without-offers.ts'
import { submission } from '../submission.ts'

const asked = answersOf('register/property-info', 'address', 'occupancy')

/** Changes how the home is used, or how its address is spelled. What the records and a valuer said of the home stands. */
export const useChange = {
  ...submission(asked, ({ tenant, application, answers, now }) => {
    const { address, occupancy } = answers
    const { heloc, profile } = application
    requireAdmission(tenant, { dob: profile.dob, state: address.state }, now, 'address.state')
    const isThis = (uuid: string | undefined) => uuid === heloc.property?.uuid
    return {
      heloc: {
        ...withoutOffers(application),
        property: { ...heloc.property, address, occupancy },
        properties: (heloc.properties ?? []).map((each) => (isThis(each.uuid) ? { ...each, address } : each)),
      },
      status: undecided,
    }
  }),
  isMeant: isPresentHome,
}

/** Whether answers about the home name the present one, of which liens, title and value stand. They are read before they are checked. */
function isPresentHome({ heloc }: Application, values: unknown): boolean {
  const typed = isRecord(values) ? values.address : undefined
  return (
    isRecord(typed) &&
    Object.values(typed).every((part) => typeof part === 'string') &&
    isSameHome(heloc.property?.address, typed)
  )
}
