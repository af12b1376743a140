import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { FileRefused } from './inspection.ts'

export interface OpenedPdf {
  /** Box and rotation of each page, by which a copy is compared with its original. */
  readonly pages: readonly string[]
  /** Holds scripts or other files. */
  readonly isActive: boolean
}

/** Opens a PDF with the library that readers show it with, and every page of it. Throws FileRefused. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const loading = getDocument({
    // The library keeps what it is given.
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
