import { type FormEvent, useId } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Problem } from '../../api/overview.ts'
import type { RoadRequest, WalkRequest } from '../../api/walk.ts'
import { written } from '../../edits/written.ts'
import { useEdit, usePost } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { planned } from '../walk/use-steps.ts'

/** Buttons that do something about a problem. */
export const ProblemActions = ({ problem }: { readonly problem: Problem }) => (
  <>
    {problem.fix !== undefined && <Mend fix={problem.fix} />}
    {problem.witness?.events !== undefined && <PlayRoad problem={problem} witness={problem.witness} />}
  </>
)

/** Makes the correction that a problem brings along, as an edit like any other. */
function Mend({ fix }: { readonly fix: NonNullable<Problem['fix']> }) {
  const edit = useEdit()
  const id = useId()
  const save = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const { title, changes } = written(fix, String(new FormData(submitted.currentTarget).get('words') ?? ''))
    edit.mutate({ title, changes })
  }
  return (
    <form onSubmit={save} className="inline">
      {fix.asks !== undefined && (
        <>
          <label htmlFor={id}>{fix.asks}</label>
          <input id={id} name="words" required />
        </>
      )}
      <button type="submit" disabled={edit.isPending || edit.isSuccess}>
        {fix.title}
      </button>
      <Failure error={edit.error} />
    </form>
  )
}

interface PlayProps {
  readonly problem: Problem
  readonly witness: NonNullable<Problem['witness']>
}

/** Opens a walk along the way on which an applicant comes to the fault. */
function PlayRoad({ problem: { lender, message }, witness }: PlayProps) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { mutate, error, isPending } = usePost<RoadRequest, WalkRequest>('/api/problems/road')
  const chosen = lender ?? params.get('lender')
  const play = () =>
    mutate(
      { witness, ...(chosen !== null && { lender: chosen }) },
      {
        onSuccess: (road) =>
          navigate(`/walk?${new URLSearchParams({ lender: road.lender })}`, {
            state: planned(road, message),
          }),
      },
    )
  return (
    <>
      <button type="button" disabled={isPending} onClick={play}>
        Play the road to it
      </button>
      <Failure error={error} />
    </>
  )
}
