import {
  asJsonObject,
  asStrings,
  asText,
  childObject,
  isJsonObject,
  type Json,
  type JsonObject,
  pointerTo,
  type Source,
  tenantFiles,
} from '#source'
import type { Change } from '../edits/change.ts'
import { flowFile } from '../model/flow-file.ts'
import { pageSources, statesOf } from '../model/pages.ts'
import { Impossible, type Job, set } from './job.ts'

/**
 * Skips a page for a lender by leading the arrows into it on to where it leads (ADR 3): its states stay, so that applicants who are
 * there still have a page and a way out.
 */
export function skipPage(
  source: Source,
  { page, lender }: { readonly page: string; readonly lender: string },
): Job {
  const settings = pageSources(source)[page]
  const file = tenantFiles(source).get(lender)
  if (settings === undefined || file === undefined)
    throw new Impossible(`There is no page "${page}" or no lender "${lender}".`)
  const [submission] = (Array.isArray(settings.submissions) ? settings.submissions : []).map((each) =>
    typeof each === 'string' ? each : asText(asJsonObject(each).submission),
  )
  const process = flowFile(source, 'process')
  const sent = asText(childObject(childObject(process, 'submissions'), submission ?? '').event)
  const [event] = asStrings(settings.events)
  const redirected = [
    ...redirect(source, { machine: 'process', states: statesOf(source, 'server-states', page), event: sent }),
    ...redirect(source, {
      machine: 'journey',
      states: statesOf(source, 'journey', page),
      event: event ?? '',
    }),
  ]
  if (redirected.length === 0)
    throw new Impossible('No arrow leads into this page, so there is nothing to lead past it.')
  return {
    title: `Skip ${page} for ${lender}`,
    changes: redirected.flatMap(({ machine, name, transition }): readonly Change[] => {
      const place = `transitions/${name}/to`
      const isExample = childObject(flowFile(source, `examples/${machine}`), 'examples')[place] !== undefined
      return [
        set(source, file.path, pointerTo('overrides', machine, 'transitions', name), transition),
        ...(isExample && typeof transition.to === 'string'
          ? [set(source, file.path, pointerTo('overrides', 'examples', machine, place), null)]
          : []),
      ]
    }),
  }
}

interface Skipped {
  readonly machine: 'process' | 'journey'
  /** States that show the page. */
  readonly states: readonly string[]
  /** Event by which an applicant leaves them. */
  readonly event: string
}

interface Redirected {
  readonly machine: string
  readonly name: string
  readonly transition: JsonObject
}

/** Transitions into the states of a page, leading to where its own event leads. */
function redirect(source: Source, { machine, states, event }: Skipped): readonly Redirected[] {
  const transitions = Object.entries(childObject(flowFile(source, machine), 'transitions')).map(
    ([name, value]) => [name, asJsonObject(value)] as const,
  )
  if (states.length === 0) return []
  const next = transitions.find(([name]) => name === event)?.[1].to
  if (typeof next !== 'string' || states.includes(next))
    throw new Impossible(
      'Where this page leads depends on conditions, so a developer decides where its skipped arrows go.',
    )
  return transitions.flatMap(([name, transition]) => {
    const to = onward(transition.to, states, next)
    return to === undefined ? [] : [{ machine, name, transition: { ...transition, to } }]
  })
}

/** Target with the page's states replaced; undefined if it leads to none of them. Variants that lead to one state become that state. */
function onward(to: Json | undefined, states: readonly string[], next: string): Json | undefined {
  const past = (state: Json | undefined) => (states.includes(asText(state)) ? next : asText(state))
  if (typeof to === 'string') return states.includes(to) ? next : undefined
  const variants = Array.isArray(to) ? to.filter(isJsonObject) : []
  if (!variants.some((variant) => states.includes(asText(variant.to)))) return undefined
  const replaced = variants.map((variant) => ({ ...variant, to: past(variant.to) }))
  return replaced.every((variant) => variant.to === replaced[0]?.to) ? (replaced[0]?.to ?? next) : replaced
}
