import { useState } from 'react'
import type { ChangesView, StrandedView } from '../../api/changes.ts'
import { useJob } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'

/** Open applications that the draft may strand, each kind with a form that writes the migration for it. */
export const StrandedApplications = ({ changes }: { readonly changes: ChangesView }) => (
  <section className="warning" aria-label="Open applications that this may strand">
    <h3>Open applications that this may strand</h3>
    <ul>
      {changes.stranding.map((each) => (
        <li key={each.words}>
          <p>{each.words}</p>
          <MigrationForm stranded={each} states={changes.states} />
        </li>
      ))}
    </ul>
  </section>
)

interface Props {
  readonly stranded: StrandedView
  readonly states: ChangesView['states']
}

function MigrationForm({ stranded: { state, lenders }, states }: Props) {
  const job = useJob()
  const [to, setTo] = useState('')
  const [reason, setReason] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        job.mutate({ job: 'writeMigration', details: { from: state, to, reason, lenders } })
      }}
    >
      <label>
        State to which those of {state} go
        <select value={to} required onChange={(event) => setTo(event.target.value)}>
          <option value="">Choose a state</option>
          {states
            .filter(({ id }) => id !== state)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <label>
        Why they are moved
        <input value={reason} required minLength={10} onChange={(event) => setReason(event.target.value)} />
      </label>
      <button type="submit">Write the migration</button>
      <Failure error={job.error} />
    </form>
  )
}
