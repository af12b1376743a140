import { documentTexts } from './document-texts.ts'
import { findingAt } from './fault.ts'
import type { Finding } from './finding.ts'
import { asJsonObject } from './json-value.ts'
import type { SourceFile } from './load-source.ts'
import { parseOnce } from './parse-once.ts'

/** Texts of a document that no one could be shown; its shape is the schema's business. */
export const checkDocument = (file: SourceFile): readonly Finding[] =>
  documentTexts(asJsonObject(file.value)).flatMap(({ text, pointer }) => {
    const result = parseOnce(text)
    if (result.ok) return []
    const message = `This is not a message that can be shown: ${result.reason}.`
    return [findingAt({ rule: 'icu-invalid', pointer, message }, { file, pointer })]
  })
