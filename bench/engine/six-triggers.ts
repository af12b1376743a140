/** Triggers that the specification itself states, in the order of the journey. */
export const sixTriggers = [
  'lienInfo',
  'underwrite',
  'selectProduct',
  'incomeVerified',
  'idDocsUploaded',
  'finish',
]
