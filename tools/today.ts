/** Day of the tools as YYYY-MM-DD, in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
