import type { WalkView } from '../../api/walk.ts'
import { stepWords } from './step-words.ts'
import type { Step } from './use-steps.ts'

interface Props {
  readonly passed: WalkView['passed']
  readonly steps: readonly Step[]
  readonly onGo: (count: number) => void
}

/** Places that the walk passed, each with what led to it and the way back to it. */
export const Passed = ({ passed, steps, onGo }: Props) => (
  <section aria-label="Walked so far">
    <h2>Walked so far</h2>
    <ol>
      {passed.map(({ state, page, title }, index) => {
        const step = steps[index - 1]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a walk may come to a place again, and its steps stay in order
          <li key={index}>
            {step !== undefined && `${stepWords(step)}: `}
            <button type="button" className="link" onClick={() => onGo(index)}>
              {state}
            </button>{' '}
            {title} <small>{page}</small>
          </li>
        )
      })}
    </ol>
  </section>
)
