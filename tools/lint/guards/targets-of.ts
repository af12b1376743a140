import { asJsonObject, asText, type Json } from '#source'

/** States to which the `to` of a process's transition may lead. */
export const targetsOf = (to: Json | undefined): readonly string[] =>
  Array.isArray(to) ? to.map((variant: Json) => asText(asJsonObject(variant).to)) : [asText(to)]
