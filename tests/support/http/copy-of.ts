import type { DocumentTextResponse } from '#generated/api'
import type { DocumentType } from '#generated/domain'
import { readPdf } from '../samples/read-pdf.ts'
import type { Borrower } from './borrower.ts'

/** Finds a document of a type in the borrower's list. */
export async function listedAs(borrower: Borrower, type: DocumentType) {
  const found = (await borrower.heloc()).documents?.find((document) => document.type === type)
  if (found?.uuid === undefined) throw new Error(`There is no ${type}.`)
  return { ...found, uuid: found.uuid }
}

/** Reads the borrower's copy of a document: its text, its words line by line, and its PDF without spaces. */
export async function copyOf(borrower: Borrower, type: DocumentType) {
  const { uuid } = await listedAs(borrower, type)
  const path = `/service-application/api/v1/application/heloc/${borrower.application}/documents/${uuid}`
  const text: DocumentTextResponse = (await borrower.get(`${path}/text`)).json()
  const words = text.sections.flatMap(({ heading = '', paragraphs, table = [] }) => [
    heading,
    ...paragraphs,
    ...table.map((row) => row.join(': ')),
  ])
  return { ...text, words, pdf: await readPdf((await borrower.get(path)).rawPayload) }
}
