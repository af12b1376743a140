import type { Leaf } from '#engine'
import { type Flows, pointerTo, type Witness } from '#source'
import type { Model } from '../../prove/model.ts'
import type { View } from '../../prove/pages/views.ts'
import { type ContextSet, nothing } from '../../prove/sets/diagrams.ts'
import { createUncertainFinder, type FindUncertain } from '../../prove/uncertain.ts'
import { neededLeaves } from '../../prove/values/asked-leaves.ts'
import { keyOf } from '../../prove/values/key-of.ts'
import { addTo } from '../../prove/values/options.ts'
import { proving } from '../proof/model-of.ts'
import { shownTo } from '../proof/shown-to.ts'
import type { Rule } from '../rule.ts'

export const uncertainData: Rule = {
  id: 'uncertain-data',
  why: 'A page that needs data unknown on some path to it shows gaps instead of an amount or a name.',
  reads: 'logic',
  check: proving((subject, model) => {
    const { flows } = subject
    const waysOf = createUncertainFinder({
      source: flows.source.process,
      predicates: flows.journey.predicates.source,
      moves: model.reach.moves,
    })
    const openTo = whoMayOpen(model)
    const lacks = new Map<string, ReturnType<typeof createLack>>()
    return Object.entries(flows.source.pages.pages).flatMap(([page, source]) => {
      const open = openTo.get(page) ?? []
      return neededLeaves(source).flatMap((leaf, index) => {
        const witnessIn = lacks.get(keyOf(leaf)) ?? createLack(leaf, model, waysOf)
        lacks.set(keyOf(leaf), witnessIn)
        return open.flatMap(([state, contexts]) => {
          const witness = witnessIn(state, contexts)
          if (witness === undefined) return []
          return [
            subject.report({
              pointer: pointerTo('pages', 'pages', page, 'needs', index),
              message: `"${page}" is open in ${state}, where ${nameOf(leaf)} is not certain to be known.`,
              hint: `Let an event on this way give it, in \`effects\`, or show this applicant another page.${reason(flows, page, witness)}`,
              witness,
            }),
          ]
        })
      })
    })
  }),
}

/** States in which each page is open to an applicant, with the contexts. */
function whoMayOpen(model: Model): ReadonlyMap<string, readonly (readonly [string, ContextSet])[]> {
  const open = [...model.views].flatMap(([state, view]) =>
    [...openIn(view, model)].map(([page, contexts]) => ({ page, entry: [state, contexts] as const })),
  )
  const byPage = Map.groupBy(open, ({ page }) => page)
  return new Map([...byPage].map(([page, own]) => [page, own.map(({ entry }) => entry)]))
}

/** Contexts that may use each page: because they belong there, or to submit what it offers. */
function openIn({ usable, shown, offers }: View, { conditions }: Model): ReadonlyMap<string, ContextSet> {
  const open = new Map<string, ContextSet>()
  for (const [page, contexts] of shown.pages)
    addTo(open, page, conditions.diagrams.and(usable, contexts), conditions)
  for (const { page, contexts } of offers) addTo(open, page, contexts, conditions)
  return open
}

/** Creates a search for an applicant in a state who lacks what a leaf requires. */
function createLack(leaf: Leaf, { conditions, witness }: Model, waysOf: FindUncertain) {
  if (conditions.isDeciding(leaf))
    return (state: string, open: ContextSet): Witness | undefined => {
      const without = conditions.diagrams.minus(open, conditions.setOf(leaf))
      return without === nothing ? undefined : witness(state, without)
    }
  const ways = waysOf(leaf)
  return (state: string, open: ContextSet): Witness | undefined => {
    const events = ways.get(state)
    return events === undefined ? undefined : { ...witness(state, open), events }
  }
}

/** Cause of a page in words, if the applicant belongs there. */
function reason(flows: Flows, page: string, { context }: Witness): string {
  const shown = context === undefined ? undefined : shownTo(flows, context)
  return shown?.page === page ? ` ${shown.because}` : ''
}

const nameOf = ({ field, includes }: Leaf): string =>
  includes === undefined ? field : `${includes} among ${field}`
