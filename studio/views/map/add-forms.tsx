import { type FormEvent, useState } from 'react'
import type { MapMachine, MapView } from '../../api/map.ts'
import { useEdit } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { Options } from '../frame/options.tsx'
import { addArrow, addState } from './map-edits.ts'

const kinds = [
  ['interactive', 'the applicant acts'],
  ['waiting', 'somebody else acts'],
  ['review', 'a person looks at it'],
  ['terminal', 'it is an end'],
] as const

interface StateProps {
  readonly machine: MapMachine
  readonly pageIds: readonly string[]
}

/** Adds a state to the machine that is shown. */
export function AddStateForm({ machine, pageIds }: StateProps) {
  const edit = useEdit()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const [id, kind, page] = valuesOf(form, ['id', 'kind', 'page'])
    edit.mutate(
      { title: `Add the state ${id}`, changes: addState(machine, { id, kind, page }) },
      { onSuccess: () => form.reset() },
    )
  }
  return (
    <details>
      <summary>Add a state</summary>
      <form onSubmit={save}>
        <label>
          Name
          <input
            name="id"
            required
            pattern={machine.triggerOrder === undefined ? '[A-Z][A-Z0-9_]*' : '[a-z][A-Za-z0-9]*'}
            title={machine.triggerOrder === undefined ? 'Capitals: IN_REVIEW' : 'Camel case: inReview'}
          />
        </label>
        <label>
          What happens there
          <select name="kind">
            <Options of={kinds} />
          </select>
        </label>
        <label>
          Page that it shows
          <select name="page">
            <option value="">none of its own</option>
            <Options of={pageIds} />
          </select>
        </label>
        <button type="submit">Add the state</button>
        <Failure error={edit.error} />
      </form>
    </details>
  )
}

interface ArrowProps {
  readonly machine: MapMachine
  readonly from: string
  readonly conditions: MapView['conditions']
  /** State to which it leads: empty until it is chosen, undefined while none is drawn. */
  readonly target: string | undefined
  readonly onTarget: (id: string | undefined) => void
}

/** Draws an arrow from the chosen state to another. */
export function AddArrowForm({ machine, from, conditions, target, onTarget }: ArrowProps) {
  const edit = useEdit()
  const [refused, setRefused] = useState<string>()
  const [when, setWhen] = useState('')
  const save = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const [to, event] = valuesOf(submitted.currentTarget, ['to', 'event'])
    const changes = addArrow(machine, { from, to, event, when })
    setRefused(typeof changes === 'string' ? changes : undefined)
    if (typeof changes === 'string') return
    edit.mutate(
      { title: `Draw an arrow from ${from} to ${to}`, changes },
      { onSuccess: () => onTarget(undefined) },
    )
  }
  if (target === undefined)
    return (
      <button type="button" onClick={() => onTarget('')}>
        Draw an arrow from here
      </button>
    )
  return (
    <form onSubmit={save}>
      <label>
        Leads to (choose it here or on the map)
        <select name="to" required value={target ?? ''} onChange={(event) => onTarget(event.target.value)}>
          <option value="">(choose)</option>
          <Options of={machine.states.map(({ id }) => id)} />
        </select>
      </label>
      <label>
        By the event
        <input
          name="event"
          required
          pattern="[a-z][A-Za-z0-9]*"
          title="Camel case: offerSelected"
          list="events"
        />
        <datalist id="events">
          {Object.keys(machine.transitions).map((event) => (
            <option key={event} value={event} />
          ))}
        </datalist>
      </label>
      <label>
        If
        <select value={when} onChange={(event) => setWhen(event.target.value)}>
          <option value="">always</option>
          <Options of={conditions.map(({ name }) => name)} />
        </select>
      </label>
      {when !== '' && <p className="help">{conditions.find(({ name }) => name === when)?.says}</p>}
      <button type="submit">Draw the arrow</button>
      <button type="button" className="quiet" onClick={() => onTarget(undefined)}>
        Draw none
      </button>
      {refused !== undefined && (
        <p role="alert" className="failure">
          {refused}
        </p>
      )}
      <Failure error={edit.error} />
    </form>
  )
}

function valuesOf<const K extends readonly string[]>(
  form: HTMLFormElement,
  keys: K,
): { [I in keyof K]: string } {
  const data = new FormData(form)
  return keys.map((key) => String(data.get(key) ?? '')) as { [I in keyof K]: string }
}
