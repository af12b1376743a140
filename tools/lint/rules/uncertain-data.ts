import type { Leaf } from '#engine'
import { type Flows, pointerTo, type Witness } from '#source'
import { neededLeaves } from '../../prove/asked-leaves.ts'
import { type ContextSet, nothing } from '../../prove/diagrams.ts'
import { keyOf } from '../../prove/key-of.ts'
import type { Model } from '../../prove/model.ts'
import { createUncertainFinder, type FindUncertain } from '../../prove/uncertain.ts'
import type { View } from '../../prove/views.ts'
import { modelOf } from '../model-of.ts'
import type { Rule } from '../rule.ts'
import { shownTo } from '../shown-to.ts'

export const uncertainData: Rule = {
  id: 'uncertain-data',
  why: 'A page that needs what is not known on some way to it shows gaps where an amount or a name should stand.',
  reads: 'logic',
  check: (subject) => {
    const { flows } = subject
    const model = modelOf(subject)
    if (model === undefined || flows === undefined) return []
    const waysOf = createUncertainFinder({
      source: flows.source.process,
      predicates: flows.journey.predicates.source,
      moves: model.reach.moves,
    })
    const lacks = new Map<string, ReturnType<typeof createLack>>()
    return Object.entries(flows.source.pages.pages).flatMap(([page, source]) => {
      const needed = neededLeaves(source)
      const open = needed.length === 0 ? [] : openTo(page, model)
      return needed.flatMap((leaf, index) => {
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
  },
}

/** The states in which a page is open to somebody, and to whom. */
const openTo = (page: string, model: Model): readonly (readonly [string, ContextSet])[] =>
  [...model.views].flatMap(([state, view]) => {
    const contexts = openIn(view, page, model)
    return contexts === nothing ? [] : [[state, contexts] as const]
  })

/** Those who may use a page: because they belong there, or to submit what it offers. */
const openIn = (
  { usable, shown, offers }: View,
  page: string,
  { conditions: { diagrams } }: Model,
): ContextSet =>
  offers
    .filter((offer) => offer.page === page)
    .map(({ contexts }) => contexts)
    .reduce(diagrams.or, diagrams.and(usable, shown.pages.get(page) ?? nothing))

/** Asks for somebody in a state who lacks what a leaf asks for. */
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

/** By what the page is shown, where it is rather than only open. */
function reason(flows: Flows, page: string, { context }: Witness): string {
  const shown = context === undefined ? undefined : shownTo(flows, context)
  return shown?.page === page ? ` ${shown.because}` : ''
}

const nameOf = ({ field, includes }: Leaf): string =>
  includes === undefined ? field : `${includes} among ${field}`
