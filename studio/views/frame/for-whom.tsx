import { useLender } from './use-lender.ts'

interface Props {
  readonly isOwn: boolean
  readonly onChange: (isOwn: boolean) => void
}

/** Lets a job be done for the chosen lender alone, or for every lender. */
export function ForWhom({ isOwn, onChange }: Props) {
  const [lender] = useLender()
  if (lender === undefined)
    return <p className="help">Every lender has it. Choose a lender above for one that has it alone.</p>
  return (
    <label>
      Who has it
      <select value={isOwn ? 'own' : 'all'} onChange={(event) => onChange(event.target.value === 'own')}>
        <option value="all">every lender</option>
        <option value="own">{lender} alone</option>
      </select>
    </label>
  )
}
