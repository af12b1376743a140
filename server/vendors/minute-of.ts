/**
 * Returns the minute of an instant, for the key of a call whose answer may be another one later, such as free times: asked again
 * within it, the first answer holds.
 */
export const minuteOf = (now: Date): string => now.toISOString().slice(0, 16)
