import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { FileRefused } from './inspection.ts'

export interface OpenedPdf {
  /** Box and rotation of each page, for comparing a copy with its original. */
  readonly pages: readonly string[]
  /** Whether it holds scripts or other files. */
  readonly isActive: boolean
}

/** Opens a PDF and each of its pages with the library that browsers use. Throws FileRefused. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const loading = getDocument({
    // The library takes over the buffer, so it gets a copy.
    data: Uint8Array.from(bytes),
    stopAtErrors: true,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const pdf = await loading.promise
    const pages: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      pages.push([...page.view, page.rotate].join(' '))
      page.cleanup()
    }
    const isActive = (await pdf.hasJSActions()) || (await pdf.getAttachments()) !== null
    return { pages, isActive }
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    throw new FileRefused(name === 'PasswordException' ? 'FILE_LOCKED' : 'FILE_UNREADABLE', message)
  } finally {
    await loading.destroy()
  }
}
