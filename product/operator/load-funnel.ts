import { asJsonObject, type Json, type JsonObject } from '#source'
import { askOperator } from './ask-operator.ts'

/** Loads the funnel of a lender from a running server. Throws CommandFailure. */
export const loadFunnel = async (url: string, tenant: string): Promise<JsonObject> =>
  asJsonObject(await askOperator(url, `/operator/funnel?orgCode=${encodeURIComponent(tenant)}`))

/** Objects of a list in a response; empty if it is not a list. */
export const objectsOf = (list: Json | undefined): readonly JsonObject[] =>
  Array.isArray(list) ? list.map(asJsonObject) : []
