/** Addresses of the staff's pages. */
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
  deadLetters: '/agent/dead-letters',
} as const

/** A page for a broker names the lender at which their account is. */
export const withLender = (path: string, orgCode: string | undefined): string =>
  orgCode === undefined ? path : `${path}?org=${encodeURIComponent(orgCode)}`
