import type { FanOut } from './fan-out.ts'

/** Fan-out for a single server, which has no others to notify. */
export const createInProcessFanOut = (): FanOut => ({
  start: async () => {},
  publish: () => {},
  stop: async () => {},
})
