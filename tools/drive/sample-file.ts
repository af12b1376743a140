/** The smallest picture that is one: what a server accepts by content and not by name. */
export const sampleFile = (type: string, name = `${type.toLowerCase()}.png`): File =>
  new File([Buffer.from(onePixel, 'base64')], name, { type: 'image/png' })

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
