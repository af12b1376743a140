import type { Vocabulary } from '../../api/nodes.ts'
import { Options } from '../frame/options.tsx'
import { type Condition, isShape, reshape, shapeOf, shapes } from './condition.ts'
import { LeafPart } from './leaf-part.tsx'

interface Props {
  readonly part: Condition
  readonly vocabulary: Vocabulary
  readonly onChange: (part: Condition) => void
  readonly onRemove?: () => void
}

/** One part of a condition, with the parts that it joins. */
export function ConditionPart({ part, vocabulary, onChange, onRemove }: Props) {
  const shape = shapeOf(part)
  const first = { name: vocabulary.predicates[0]?.name ?? '', field: vocabulary.fields[0]?.path ?? '' }
  return (
    <fieldset className="part" aria-label={shapes[shape]}>
      <div className="inline">
        <select
          aria-label="Kind of condition"
          value={shape}
          onChange={(event) =>
            isShape(event.target.value) && onChange(reshape(part, event.target.value, first))
          }
        >
          <Options of={Object.entries(shapes)} />
        </select>
        {typeof part === 'string' && (
          <select aria-label="Condition" value={part} onChange={(event) => onChange(event.target.value)}>
            <Options of={vocabulary.predicates.map(({ name }) => name)} />
          </select>
        )}
        {typeof part === 'object' && 'field' in part && (
          <LeafPart leaf={part} vocabulary={vocabulary} onChange={onChange} />
        )}
        {onRemove !== undefined && (
          <button type="button" className="quiet" onClick={onRemove}>
            Remove
          </button>
        )}
      </div>
      {typeof part === 'string' && <q>{vocabulary.predicates.find(({ name }) => name === part)?.words}</q>}
      <Parts part={part} vocabulary={vocabulary} onChange={onChange} first={first.name} />
    </fieldset>
  )
}

function Parts({ part, vocabulary, onChange, first }: Omit<Props, 'onRemove'> & { readonly first: string }) {
  if (typeof part === 'string' || 'field' in part) return null
  if ('not' in part)
    return <ConditionPart part={part.not} vocabulary={vocabulary} onChange={(not) => onChange({ not })} />
  const list = 'all' in part ? part.all : part.any
  const join = (next: readonly Condition[]) => onChange('all' in part ? { all: next } : { any: next })
  return (
    <>
      {list.map((each, index) => (
        <ConditionPart
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and their values are held above.
          key={index}
          part={each}
          vocabulary={vocabulary}
          onChange={(next) => join(list.with(index, next))}
          {...(list.length > 1 && { onRemove: () => join(list.toSpliced(index, 1)) })}
        />
      ))}
      <button type="button" onClick={() => join([...list, first])}>
        And another
      </button>
    </>
  )
}
