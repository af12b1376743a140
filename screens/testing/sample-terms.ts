/** What the server answers for the terms of use. One for all tests: a text that was read once is kept for as long as the module lives. */
export const sampleTerms = { title: 'Terms', version: '2026-01', textHash: 'd'.repeat(64), sections: [] }
