/** Response of the server for the terms of use. */
export const sampleTerms = { title: 'Terms', version: '2026-01', textHash: 'd'.repeat(64), sections: [] }
