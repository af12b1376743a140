import type { FormEvent } from 'react'
import type { WalkRequest, WalkView } from '../../api/walk.ts'
import { useEdit } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'

interface Props extends WalkRequest {
  readonly walk: WalkView
  readonly schema: string
}

/** Saves the walk as a scenario: each step with the state and page to which it led. */
export function RecordForm({ lender, who, steps, walk: { passed, problems }, schema }: Props) {
  const edit = useEdit()
  const save = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const data = new FormData(submitted.currentTarget)
    const [name, title] = [String(data.get('name')), String(data.get('title'))]
    const recorded = steps.map((step, index) => {
      const place = passed[index + 1]
      if (place === undefined || step.refused === true) return { ...step }
      return { ...step, ...(step.at === undefined && { to: place.state }), page: place.page }
    })
    const scenario = {
      $schema: schema,
      title,
      tenant: lender,
      ...(Object.keys(who).length > 0 && { who }),
      steps: recorded,
    }
    edit.mutate({
      title: `Record a walk: ${title}`,
      changes: [{ file: `tests/scenarios/${name}.json`, pointer: '', after: scenario as never }],
    })
  }
  return (
    <details>
      <summary>Record this walk as a scenario</summary>
      <form onSubmit={save}>
        <label>
          What it promises, in a sentence
          <input name="title" required />
        </label>
        <label>
          Name of the file
          <input
            name="name"
            required
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            title="Lower-case words with hyphens"
          />
        </label>
        <button type="submit" disabled={problems.length > 0}>
          Record
        </button>
        {edit.isSuccess && <p role="status">Recorded. `journey test` plays it from now on.</p>}
        <Failure error={edit.error} />
      </form>
    </details>
  )
}
