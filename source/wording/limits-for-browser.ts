import { type LimitsSource, memoize } from '#engine'

/** Limits that pages receive, and that messages of pages may name. */
export const limitsForBrowser = memoize(
  ({ limits, server = [], ...rest }: LimitsSource): LimitsSource => ({
    ...rest,
    limits: Object.fromEntries(Object.entries(limits).filter(([group]) => !server.includes(group))),
  }),
)
