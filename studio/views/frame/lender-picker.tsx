import type { LenderName } from '../../api/overview.ts'
import { useLender } from './use-lender.ts'

/** Chooses the lender through whose eyes the journey is seen. */
export function LenderPicker({ lenders }: { readonly lenders: readonly LenderName[] }) {
  const [lender, choose] = useLender()
  return (
    <label className="inline">
      Lender
      <select value={lender ?? lenders[0]?.code ?? ''} onChange={(event) => choose(event.target.value)}>
        {lenders.map(({ code, isGroup }) => (
          <option key={code} value={code}>
            {isGroup ? `${code} (group)` : code}
          </option>
        ))}
      </select>
    </label>
  )
}
