/** What is worked on in a state of this page: the value of the home, its title, or whether anything is needed at all. */
export type HoldSubject = 'valuation' | 'title' | 'order'

export function holdSubject(state: string): HoldSubject {
  if (state.startsWith('FINAL_TITLE')) return 'title'
  return state.endsWith('_PROCESSING') ? 'valuation' : 'order'
}
