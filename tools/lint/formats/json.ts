import type { Format } from './format.ts'

/** JSON for programs: `{ findings, crashes, hidden }`. */
export const json: Format = ({ findings, crashes, hidden }) =>
  JSON.stringify({ findings, crashes, hidden }, null, 2)
