/** Addresses of the staff's pages. */
export const paths = {
  home: '/agent',
  setup: '/agent/setup',
  invite: '/agent/invite',
  desk: '/agent/desk',
} as const
