import { asJsonObject, asText, childObject, documentPlace, filesOf, type Source } from '#source'
import type { TextView } from '../api/words.ts'
import { flowFile } from './flow-file.ts'
import { messages } from './sentences.ts'

/** Texts that people agree to or that entitle them, with the day from which each version holds. */
export const textsOf = (source: Source): readonly TextView[] => [...disclosures(source), ...documents(source)]

const disclosures = (source: Source): readonly TextView[] =>
  Object.entries(childObject(flowFile(source, 'disclosures'), 'disclosures')).map(([id, disclosure]) => {
    const { versions } = asJsonObject(disclosure)
    return {
      kind: 'disclosure',
      id,
      title: id,
      versions: (Array.isArray(versions) ? versions : []).map((each) => {
        const { version, effective, copy } = asJsonObject(each)
        const written = messages(source).get(asText(copy))
        return {
          version: asText(version),
          effective: asText(effective),
          text: written?.text ?? '',
          file: written?.file ?? '',
          pointer: '',
        }
      }),
    }
  })

function documents(source: Source): readonly TextView[] {
  const files = filesOf(source, 'document')
  return [...Map.groupBy(files, ({ path }) => documentPlace(path).id)].map(([id, versions]) => ({
    kind: 'document',
    id,
    title: asText(asJsonObject(versions.at(-1)?.value).title),
    versions: versions
      .map(({ path, value }) => ({
        version: documentPlace(path).version,
        effective: asText(asJsonObject(value).effective),
        text: asText(asJsonObject(value).title),
        file: path,
        pointer: '',
      }))
      .sort((a, b) => a.effective.localeCompare(b.effective)),
  }))
}
