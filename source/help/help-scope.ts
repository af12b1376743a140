import type { Known } from '../journey/decided.ts'
import { flowsFor } from '../journey/flows-for.ts'
import type { FlowsSource } from '../journey/flows-source.ts'
import { reachableStates } from '../journey/reachable-states.ts'
import { reachedPages } from '../journey/reached-pages.ts'
import type { HelpArticle, HelpSubject } from './help-source.ts'

/** Scope of what a lender's applicants may be told: nothing about steps that it skips, features that it lacks, states without a license. */
export interface HelpScope {
  readonly isGiven: (article: HelpArticle) => boolean
  readonly isSkipped: (subject: HelpSubject) => boolean
}

interface Lender {
  readonly licensedStates: readonly string[]
  readonly features: Readonly<Record<string, boolean | null>>
  /** Fields that are the same in every application of the lender. */
  readonly known?: Known
}

type Read = Pick<FlowsSource, 'journey' | 'process' | 'serverStates' | 'pages' | 'predicates'>

/** Derives the scope from the lender's arrows, so that whoever skips a step need not think of the articles about it. */
export function createHelpScope(all: Read, { licensedStates, features, known = {} }: Lender): HelpScope {
  const flows = flowsFor(all, known)
  const states = reachableStates(flows.process)
  const pages = reachedPages(flows, states)
  const isSkipped = ({ page, feature }: HelpSubject): boolean =>
    (page !== undefined && !pages.has(page)) || (feature !== undefined && features[feature] === false)
  const isGiven = (article: HelpArticle): boolean => {
    const { source, presumes = [], pages: on = [], states: at = [], homes, feature } = article
    return (
      !isSkipped({ ...(source.page && { page: source.page }), ...(feature && { feature }) }) &&
      presumes.every((page) => pages.has(page)) &&
      (on.length + at.length === 0 ||
        on.some((page) => pages.has(page)) ||
        at.some((state) => states.has(state))) &&
      (homes === undefined || homes.some((state) => licensedStates.includes(state)))
    )
  }
  return { isGiven, isSkipped }
}
