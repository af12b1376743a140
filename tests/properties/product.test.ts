import { describe, expect, it } from 'vitest'
import { admits, mayVisit, offeredSubmissions, resolvePage } from '#engine'
import { loadSource } from '#source'
import { modelOf } from '../../tools/lint/proof/model-of.ts'
import { subjectsOf } from '../../tools/lint/subjects.ts'
import { nothing } from '../../tools/prove/sets/diagrams.ts'

const journeys = [...subjectsOf(loadSource(), undefined)].map((subject) => {
  const model = modelOf(subject)
  if (model === undefined || subject.flows === undefined) throw new Error('The journey cannot be proven.')
  return { name: subject.tenant ?? 'the base', model, flows: subject.flows }
})

describe.each(journeys)('server and pages of $name', ({ model, flows }) => {
  const { process } = flows.source
  const { diagrams } = model.conditions
  const offers = [...model.views].flatMap(([state, { offers: own }]) =>
    own.map((offer) => ({ state, ...offer })),
  )

  it('lead to an ending from every server state and every page that is shown in it', () => {
    const stuck = new Map(model.stuck.map(({ state, contexts }) => [state, contexts]))
    const pairs = [...model.views].flatMap(([state, { shown }]) =>
      [...shown.pages].map(([page, contexts]) => ({ state, page, contexts })),
    )
    expect(pairs.length).toBeGreaterThan(model.views.size)
    for (const { state, page, contexts } of pairs) {
      const lost = diagrams.and(contexts, stuck.get(state) ?? nothing)
      expect([page, lost === nothing ? undefined : model.witness(state, lost)]).toEqual([page, undefined])
    }
  })

  it('never offer what the server state refuses', () => {
    for (const { state, page, submission, event, contexts } of offers) {
      const transition = process.transitions[event]
      const isAdmitted = transition !== undefined && admits(transition, state)
      expect([page, submission, isAdmitted ? undefined : model.witness(state, contexts)]).toEqual([
        page,
        submission,
        undefined,
      ])
    }
  })

  it('offer it where the engine opens the page and offers it', () => {
    const taken = new Set(model.reach.moves.map(({ event }) => event))
    const due = Object.entries(process.submissions).filter(
      ([, { event, insteadOf }]) => taken.has(event) && insteadOf === undefined,
    )
    expect(new Set(offers.map(({ submission }) => submission))).toEqual(new Set(due.map(([name]) => name)))
    for (const { state, page, submission, contexts, isOwn } of offers) {
      const { context } = model.witness(state, contexts)
      const position = resolvePage(flows.journey, context)
      expect(offeredSubmissions(flows.journey, page, context)).toContain(submission)
      expect(position.page === page).toBe(isOwn)
      if (flows.source.pages.pages[page]?.area === 'application')
        expect(mayVisit(flows.journey, context, page, position)).toBe(true)
    }
  })
})
