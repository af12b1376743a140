import type { Heloc } from '#generated/domain'

/** Returns the appointment with a notary that is still to come. Undefined if none was made, it was missed, or the deed is signed. */
export const bookedVisit = ({
  notaryVisit,
  deedSignedAt,
}: Pick<Heloc, 'notaryVisit' | 'deedSignedAt'>): Heloc['notaryVisit'] =>
  notaryVisit?.missed === true || deedSignedAt !== undefined ? undefined : notaryVisit
