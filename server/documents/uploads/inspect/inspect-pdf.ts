import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import {
  FileRefused,
  type InspectedFile,
  type InspectionLimits,
  type InspectionRequest,
} from './inspection.ts'
import { stripPdf } from './strip-pdf.ts'

/** Returns a PDF that shows the same pages and does nothing else. Throws FileRefused. */
export async function inspectPdf(
  { bytes }: InspectionRequest,
  limits: InspectionLimits,
): Promise<InspectedFile> {
  requireEnd(bytes)
  const sent = await openPdf(bytes)
  const stripped = await stripPdf(bytes, limits)
  const kept = await openPdf(stripped)
  const isSame = sent.pages.length > 0 && sent.pages.join() === kept.pages.join()
  if (!isSame || kept.isActive)
    throw new FileRefused('FILE_UNREADABLE', 'What is left when it is stripped differs')
  return { contentType: 'application/pdf', bytes: stripped, pages: kept.pages.length }
}

const ends = ['startxref', 'trailer', '%%EOF']

/**
 * Throws FileRefused for a truncated file: it has no end marker after its objects. A reader would repair it and show empty
 * pages.
 */
function requireEnd(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (Math.max(...ends.map((end) => file.lastIndexOf(end))) < file.lastIndexOf('endobj'))
    throw new FileRefused('FILE_UNREADABLE', 'Cut off')
}

interface OpenedPdf {
  /** Box and rotation of each page, for comparing a copy with its original. */
  readonly pages: readonly string[]
  /** Whether it holds scripts or other files. */
  readonly isActive: boolean
}

/** Opens a PDF and each of its pages with the library that browsers use. Throws FileRefused. */
async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
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
