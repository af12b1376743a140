/** Reasons why an applicant is stuck. */
export const deadEnds = {
  'no-way-on': 'nobody can do anything that leads on but giving up',
  'no-page': 'neither the server state nor the client machine has a page',
  'never-ends': 'still under way after 1,000 events',
  repeated: 'what cannot be undone was done twice',
} as const

export type DeadEndKind = keyof typeof deadEnds
