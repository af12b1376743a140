/** Whether the window is as narrow as a telephone held upright, on arrival. */
export const isNarrow = (): boolean => window.matchMedia?.('(max-width: 479px)').matches === true
