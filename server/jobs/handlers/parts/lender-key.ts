import forms from './legal-forms.json' with { type: 'json' }

/** Returns a key that is the same for two spellings of a lender: letters, digits and legal form tell none apart. */
export const lenderKey = (lender: string): string =>
  lender
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter((word) => !forms.includes(word))
    .join('')
