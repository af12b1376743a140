import { asJsonObject, createSource, type JsonObject, loadSource, mergePatch, type Source } from '#source'

const shipped = loadSource()

/** Flows and lenders of this repository, with a merge patch (RFC 7396) over their files, by path; missing files are added. */
export function patchedSource(patch: Readonly<Record<string, JsonObject>>): Source {
  const texts = new Map([...shipped.files].map(([path, { text }]) => [path, text]))
  for (const [path, own] of Object.entries(patch))
    texts.set(path, JSON.stringify(mergePatch(asJsonObject(shipped.files.get(path)?.value), own)))
  return createSource(shipped.dir, texts)
}
