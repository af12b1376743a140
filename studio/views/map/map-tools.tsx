import type { ReactNode } from 'react'
import type { MapMachine } from '../../api/map.ts'
import { Choice } from '../frame/choice.tsx'

export const machines = [
  ['application', 'What happens to the application'],
  ['pages', 'Pages that an applicant sees'],
] as const

interface Props {
  readonly machine: MapMachine
  readonly params: URLSearchParams
  readonly set: (changes: Readonly<Record<string, string | undefined>>) => void
  readonly children: ReactNode
}

/** Chooses what the map shows, and the way between two states. */
export const MapTools = ({ machine, params, set, children }: Props) => (
  <form className="tools" aria-label="What the map shows" onSubmit={(event) => event.preventDefault()}>
    <Choice
      isInline
      label="Show"
      value={params.get('machine') === 'pages' ? 'pages' : 'application'}
      options={machines}
      onChoose={(value) => set({ machine: value, state: undefined, from: undefined, to: undefined })}
    />
    <Choice
      isInline
      label="Mark"
      value={params.get('against') ?? 'draft'}
      options={[
        ['draft', 'what the draft changes'],
        ['first', 'what is different at this lender'],
      ]}
      onChoose={(value) => set({ against: value })}
    />
    <Choice
      isInline
      label="Way from"
      value={params.get('from') ?? ''}
      options={idsOf(machine)}
      onChoose={(value) => set({ from: value })}
    />
    <Choice
      isInline
      label="to"
      value={params.get('to') ?? ''}
      options={idsOf(machine)}
      onChoose={(value) => set({ to: value })}
    />
    <label className="inline">
      <input
        type="checkbox"
        checked={params.get('met') !== null}
        onChange={(event) => set({ met: event.target.checked ? '1' : undefined })}
      />
      Only what its applicants can meet
    </label>
    {children}
  </form>
)

const idsOf = ({ states }: MapMachine): readonly (readonly [string, string])[] => [
  ['', '(choose)'],
  ...states.map(({ id }) => [id, id] as const),
]
