import type { Format } from './format.ts'

/** JSON for programs: `{ findings, crashes, notApplied, hidden }`, and `failure` if nothing was checked. */
export const json: Format = ({ findings, crashes, notApplied, hidden, failure }) =>
  JSON.stringify({ findings, crashes, notApplied, hidden, failure }, null, 2)
