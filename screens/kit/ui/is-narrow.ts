/** Whether the window is now as narrow as a phone held upright. */
export const isNarrow = (): boolean => window.matchMedia?.('(max-width: 479px)').matches === true
