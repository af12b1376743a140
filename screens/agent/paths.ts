/** Paths of the staff's pages. */
export const paths = {
  home: '/agent',
  setup: '/agent/setup',
  openId: '/agent/open-id/:provider',
  invite: '/agent/invite',
  desk: '/agent/desk',
  chat: '/agent/chat',
  load: '/agent/chat/load',
  surveys: '/agent/chat/surveys',
  feedback: '/agent/feedback',
  insights: '/agent/insights',
  unlock: '/agent/unlock',
  deadLetters: '/agent/dead-letters',
} as const

/** Adds the lender of a broker's account to the path of a page. */
export const withLender = (path: string, orgCode: string | undefined): string =>
  orgCode === undefined ? path : `${path}?org=${encodeURIComponent(orgCode)}`
