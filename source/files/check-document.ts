import { findingAt } from '../findings/fault.ts'
import type { Finding } from '../findings/finding.ts'
import type { JsonFile } from '../json/json-file.ts'
import { asJsonObject } from '../json/json-value.ts'
import { parseOnce } from '../wording/parse-once.ts'
import { documentTexts } from './document-texts.ts'

/** Findings for texts of a document that cannot be shown; its schema checks its shape. */
export const checkDocument = (file: JsonFile): readonly Finding[] =>
  documentTexts(asJsonObject(file.value)).flatMap(({ text, pointer }) => {
    const result = parseOnce(text)
    if (result.ok) return []
    const message = `This is not a message that can be shown: ${result.reason}.`
    return [findingAt({ rule: 'icu-invalid', pointer, message }, { file, pointer })]
  })
