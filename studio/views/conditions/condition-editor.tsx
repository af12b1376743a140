import { useState } from 'react'
import type { Vocabulary } from '../../api/nodes.ts'
import { useAsked } from '../ask.ts'
import { Uses } from '../uses/readers.tsx'
import type { Condition } from './condition.ts'
import { ConditionPart } from './condition-part.tsx'

interface Props {
  readonly condition: Condition
  readonly says: string | undefined
  /** Name of the condition, if it has one that others use. */
  readonly name?: string
  readonly onSave: (condition: Condition) => void
}

/** A condition in words; a press opens it as parts that are joined by "all" and "any". */
export function ConditionEditor({ condition, says, name, onSave }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="condition">
      <button type="button" className="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {says ?? JSON.stringify(condition)}
      </button>
      {isOpen && (
        <OpenCondition
          condition={condition}
          name={name}
          onSave={(next) => {
            onSave(next)
            setIsOpen(false)
          }}
        />
      )}
    </div>
  )
}

function OpenCondition({
  condition,
  name,
  onSave,
}: { readonly condition: Condition; readonly name: string | undefined } & Pick<Props, 'onSave'>) {
  const { data: vocabulary } = useAsked<Vocabulary>('/api/vocabulary')
  const [draft, setDraft] = useState(condition)
  if (vocabulary === undefined) return null
  return (
    <div className="builder">
      <ConditionPart part={draft} vocabulary={vocabulary} onChange={setDraft} />
      <details>
        <summary>As JSON</summary>
        <pre>{JSON.stringify(draft, null, 2)}</pre>
      </details>
      {name !== undefined && <Uses id={name} />}
      <button
        type="button"
        className="primary"
        disabled={JSON.stringify(draft) === JSON.stringify(condition)}
        onClick={() => onSave(draft)}
      >
        Save the condition
      </button>
    </div>
  )
}
