import type { DocumentTextResponse } from '#generated/api'
import type { DocumentText } from './document-text.ts'
import { hashText } from './render-document.ts'

/** Converts words for their reader. The hash of a signed copy is that of the words that were signed. */
export const toTextResponse = (text: DocumentText, textHash = hashText(text)): DocumentTextResponse => ({
  title: text.title,
  ...(text.locale !== undefined && { locale: text.locale }),
  version: text.version,
  textHash,
  sections: text.sections.map(({ heading, paragraphs, table }) => ({
    ...(heading === undefined ? {} : { heading }),
    paragraphs: [...paragraphs],
    ...(table === undefined ? {} : { table: table.map((row) => [...row]) }),
  })),
})
