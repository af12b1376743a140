/**
 * Normalizes text for display: composes characters (NFC), unifies line breaks, and removes control characters and those that
 * reverse neighbouring text (Unicode bidi embeddings, overrides and isolates). Joiners of letters and emoji stay.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
