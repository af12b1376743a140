import type { FanOut } from './fan-out.ts'

/** One server alone on its database: there is nobody to tell. */
export const createInProcessFanOut = (): FanOut => ({
  start: async () => {},
  publish: () => {},
  stop: async () => {},
})
