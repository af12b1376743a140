import { useState } from 'react'
import type { TruthRequest } from '../../api/conditions.ts'
import type { Vocabulary } from '../../api/nodes.ts'
import { useAsked } from '../ask.ts'
import { Uses } from '../uses/readers.tsx'
import type { Condition } from './condition.ts'
import { ConditionPart } from './condition-part.tsx'
import { Truth } from './truth.tsx'

interface Props {
  readonly condition: Condition
  readonly says: string | undefined
  /** Name of the condition, if it has one that others use. */
  readonly name?: string
  /** Where it stands. */
  readonly place: Pick<TruthRequest, 'file' | 'pointer'>
  readonly onSave: (condition: Condition) => void
}

/** A condition in words; a press opens it as parts that are joined by "all" and "any". */
export function ConditionEditor({ condition, says, name, place, onSave }: Props) {
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
          place={place}
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
  place,
  onSave,
}: { readonly name: string | undefined } & Pick<Props, 'condition' | 'place' | 'onSave'>) {
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
      <div className="beside">
        <Truth {...place} condition={draft as never} />
        {name !== undefined && (
          <section aria-label="What it moves">
            <Uses id={name} />
          </section>
        )}
      </div>
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
