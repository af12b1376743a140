import { asJsonObject, type Json, type JsonObject } from '#source'
import { askOperator } from './ask-operator.ts'

/** The funnel of a lender at a running server. Throws CommandFailure. */
export const loadFunnel = async (url: string, tenant: string): Promise<JsonObject> =>
  asJsonObject(await askOperator(url, `/operator/funnel?orgCode=${encodeURIComponent(tenant)}`))

/** The objects of a list of an answer. */
export const objectsOf = (list: Json | undefined): readonly JsonObject[] =>
  Array.isArray(list) ? list.map(asJsonObject) : []
