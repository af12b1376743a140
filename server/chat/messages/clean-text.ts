/**
 * Text as it may be shown: composed, its lines ended alike, without control characters and without those that reverse what stands
 * beside them (Unicode bidi embeddings, overrides and isolates). What joins letters or emoji stays.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
