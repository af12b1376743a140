import type { Context } from '#engine'
import { explainNot } from '../why/explain-not.ts'
import { explainPage } from '../why/explain-page.ts'
import type { PageWhy } from '../why/page-why.ts'
import type { ProvenJourney } from './proven-journey.ts'

/** Explains a wrong page in the words of `journey why`: "expected page X, shown Y because ...; X would be shown if ...". */
export function explainShown({ effective, sets }: ProvenJourney, context: Context, expected: string): string {
  const why = explainPage(effective, context)
  const [change] = explainNot(effective, context, expected, sets).changes
  const place = change?.serverState === undefined ? '' : ` at the server state ${change.serverState.to}`
  const so = change?.fields.map(({ words }) => words).join(' and ') ?? ''
  const instead = `; ${expected} would be shown${place}${so === '' ? '' : ` if ${so}`}`
  const never = `; no position of an application shows ${expected}`
  return `expected page ${expected}, shown ${why.page} because ${because(why)}${change === undefined ? never : instead}`
}

function because({ serverState, variants, settlement, page }: PageWhy): string {
  const facts = variants.flatMap((variant) => variant.because).join(' and ')
  const since = facts === '' ? '' : `, since ${facts}`
  if (settlement === undefined) return `the server state ${serverState} shows it${since}`
  const way = settlement.steps.map(({ event }) => event).join(', ')
  return `the server state ${serverState} names no page and the browser settles at ${settlement.state}${way === '' ? '' : ` (by ${way})`}, which shows ${page}${since}`
}
