import type { DocumentTextResponse } from '#generated/api'
import type { DocumentText } from './document-text.ts'
import { hashText } from './render-document.ts'

export const toTextResponse = (text: DocumentText): DocumentTextResponse => ({
  title: text.title,
  version: text.version,
  textHash: hashText(text),
  sections: text.sections.map(({ heading, paragraphs, table }) => ({
    ...(heading === undefined ? {} : { heading }),
    paragraphs: [...paragraphs],
    ...(table === undefined ? {} : { table: table.map((row) => [...row]) }),
  })),
})
