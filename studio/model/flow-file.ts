import { asJsonObject, type JsonObject, type Source } from '#source'

/** Value of a file of flows/ by its name, such as `pages`; empty if there is none that can be read. */
export const flowFile = (source: Source, name: string): JsonObject =>
  asJsonObject(source.files.get(`flows/${name}.json`)?.value)
