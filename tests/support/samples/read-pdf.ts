import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Text of a PDF as a reader finds it, page by page, without spaces and line ends, which depend on layout. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const pdf = await task.promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1)
      const { items } = await page.getTextContent({ disableNormalization: true })
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
  await task.destroy()
  return withoutSpaces(pages.join(''))
}

export const withoutSpaces = (text: string): string => text.replaceAll(/\s/gu, '')
