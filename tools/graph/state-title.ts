import type { GraphState } from './graph.ts'

/** State whose pages have titles. */
interface TitledState extends Pick<GraphState, 'id' | 'job'> {
  readonly pages: readonly { readonly page: string; readonly title: string }[]
}

/** Title of a state: its job, or the page that it shows unless something special is so, or its own name as words. */
export const titleOf = ({ id, pages, job }: TitledState): string =>
  job === undefined
    ? (pages.findLast(({ page, title }) => title !== page)?.title ?? asWords(id))
    : asWords(job)

/** Name in words: `softCreditPull` and `SOFT_CREDIT_PULL` are "Soft credit pull". */
export function asWords(name: string): string {
  const spaced = name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Condition as the end of a sentence: ", if it rains", or ", otherwise" where other conditions come before it. */
export const whenInWords = (when: string | undefined): string =>
  when === undefined ? '' : when.startsWith('otherwise') ? `, ${when}` : `, if ${when}`
