import {
  FileRefused,
  type InspectedFile,
  type InspectionLimits,
  type InspectionRequest,
} from './inspection.ts'
import { openPdf } from './open-pdf.ts'
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
