import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { WalkRequest, WalkScenarios } from '../../api/walk.ts'

type Steps = Pick<WalkRequest, 'who' | 'steps'>
export type Step = WalkRequest['steps'][number]

/** Steps that a walk has taken, and those that lie ahead on the way that it follows. */
export interface Walked extends Steps {
  readonly ahead: WalkRequest['steps']
  /** End of the way. */
  readonly title?: string
}

const beginning: Walked = { who: {}, steps: [], ahead: [] }

/** Way that is followed step by step from its beginning. */
export const planned = ({ who, steps }: Steps, title: string): Walked => ({
  who,
  title,
  steps: [],
  ahead: steps,
})

/** The steps of a walk. It begins with the way or the scenario with which its view was opened. */
export function useSteps(known: WalkScenarios | undefined) {
  const { state } = useLocation()
  const [params] = useSearchParams()
  const [own, setOwn] = useState<Walked | undefined>((state as Walked | null) ?? undefined)
  const scenario = (file: string | null) => known?.scenarios.find((each) => each.file === file)
  const named = scenario(params.get('scenario'))
  const [opened, setOpened] = useState<Walked>()
  if (own === undefined && opened === undefined && named !== undefined) setOpened(planned(named, named.title))
  const walked = own ?? opened ?? beginning
  const all = [...walked.steps, ...walked.ahead]
  return {
    walked,
    /** Takes a step of one's own after those that could be taken, and leaves the way that was followed. */
    take: (step: Step, taken: number) =>
      setOwn({ who: walked.who, steps: [...walked.steps.slice(0, taken), step], ahead: [] }),
    /** Goes along the way until this number of steps are taken. */
    goTo: (count: number) => setOwn({ ...walked, steps: all.slice(0, count), ahead: all.slice(count) }),
    begin: (file: string) => {
      const chosen = scenario(file)
      setOwn(chosen === undefined ? beginning : { who: chosen.who, steps: chosen.steps, ahead: [] })
    },
  }
}
