import { FileRefused, type InspectionAnswer, type InspectionRequest } from './inspection.ts'

/**
 * Opens a file and returns a clean copy, or the reason for a refusal. Each library is loaded for the first file of its type; a
 * failure to load it is thrown and not blamed on the file.
 */
export async function inspectFile(request: InspectionRequest): Promise<InspectionAnswer> {
  const inspect =
    request.contentType === 'application/pdf'
      ? (await import('./inspect-pdf.ts')).inspectPdf
      : (await import('./inspect-picture.ts')).inspectPicture
  try {
    return { outcome: 'READABLE', file: await inspect(request, request.limits) }
  } catch (error) {
    const fault = error instanceof FileRefused ? error.fault : 'FILE_UNREADABLE'
    return { outcome: 'REFUSED', fault, reason: error instanceof Error ? error.message : String(error) }
  }
}
