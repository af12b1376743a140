import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { createDeflate } from 'node:zlib'
import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFKit from 'pdfkit'

type KitOptions = NonNullable<ConstructorParameters<typeof PDFKit>[0]>

/** Creates a PDF with these words, one on each page, as a word processor would. */
export function samplePdf(
  words: readonly string[] = ['First', 'Second'],
  options: KitOptions = {},
): Promise<Buffer> {
  const pdf = new PDFKit({ ...options, autoFirstPage: false })
  const chunks: Uint8Array[] = []
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
  for (const word of words) pdf.addPage().text(word)
  pdf.end()
  return promise
}

/** Creates the sample PDF and applies a change. */
export async function changedPdf(change: (pdf: PDFDocument) => void | Promise<void>): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await samplePdf())
  await change(pdf)
  return pdf.save()
}

/**
 * Writes a PDF of two pages byte by byte, its catalog first. The caller gives entries of the catalog and of the first
 * page, further objects (from `8 0 obj` on), and the bytes of the first page's content.
 */
export function rawPdf({
  catalog = '',
  page = '',
  objects = [] as readonly (string | Uint8Array)[],
  content = streamOf(Buffer.from('BT /F1 12 Tf 20 100 Td (First) Tj ET')),
}): Buffer {
  const second = streamOf(Buffer.from('BT /F1 12 Tf 20 100 Td (Second) Tj ET'))
  const leaf = (entries: string) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</Font<</F1 5 0 R>>>>${entries}>>`
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    leaf(`/Contents 6 0 R${page}`),
    leaf('/Contents 7 0 R'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    content,
    second,
    ...objects,
  ]
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  for (const [index, object] of all.entries()) {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0))
    parts.push(
      Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    )
  }
  const start = parts.reduce((sum, part) => sum + part.length, 0)
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = all.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}

export const streamOf = (bytes: Uint8Array, entries = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])

/** Creates megabytes of spaces, deflated to a thousandth without ever being held in memory. */
export async function packedSpaces(megabytes: number): Promise<Buffer> {
  const deflate = createDeflate()
  const packed = buffer(deflate)
  const chunk = Buffer.alloc(1024 ** 2, ' ')
  for (let count = 0; count < megabytes; count += 1) if (!deflate.write(chunk)) await once(deflate, 'drain')
  deflate.end()
  return packed
}

/** Words on each page, as a reader shows them. */
export async function wordsOf(bytes: Uint8Array): Promise<readonly string[]> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS })
  const pdf = await loading.promise
  const words: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    words.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  await loading.destroy()
  return words
}

/** Complete content of a PDF, referenced or not, unpacked, as one text to search. */
export async function everythingIn(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => {
      if (object instanceof PDFRawStream)
        return `${object.dict}${Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')}`
      return String(object)
    })
    .join('\n')
}
