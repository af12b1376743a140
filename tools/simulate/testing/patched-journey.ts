import { type JsonObject, mergePatch } from '#engine'
import { asJsonObject, createSource, type EffectiveJourney, effectiveJourney, loadSource } from '#source'

const shipped = loadSource()

/** The journey of a lender of this repository with a merge patch (RFC 7396) over its files, by path. */
export function patchedJourney(
  patch: Readonly<Record<string, JsonObject>>,
  tenant = 'hearthline',
): EffectiveJourney {
  const texts = [...shipped.files].map(([path, { text, value }]): [string, string] => {
    const own = patch[path]
    return [path, own === undefined ? text : JSON.stringify(mergePatch(asJsonObject(value), own))]
  })
  return effectiveJourney(createSource(shipped.dir, new Map(texts)), tenant)
}
