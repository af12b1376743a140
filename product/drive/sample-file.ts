/**
 * Smallest valid picture or, if the name ends in .pdf, smallest valid PDF: a server checks the content of a file, not
 * its name. The name follows the end of a picture, where nothing reads it, so that pictures of two names differ; a `mark`, at
 * the end too, lets two of one name differ.
 */
export const sampleFile = (name: string, mark = ''): File =>
  name.endsWith('.pdf')
    ? new File([onePage, mark && `%${mark}\n`], name, { type: 'application/pdf' })
    : new File([Buffer.from(onePixel, 'base64'), name, mark], name, { type: 'image/png' })

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const onePage =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
