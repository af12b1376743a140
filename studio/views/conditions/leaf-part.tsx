import type { Vocabulary } from '../../api/nodes.ts'
import { Options } from '../frame/options.tsx'
import { type Condition, isOperator, type Leaf, operatorOf, operators } from './condition.ts'

interface Props {
  readonly leaf: Leaf
  readonly vocabulary: Vocabulary
  readonly onChange: (part: Condition) => void
}

const lists = ['in', 'includesAny']
const numeric = ['gt', 'gte', 'lt', 'lte']

/** A field, an operator, and the value that the field is held against. */
export function LeafPart({ leaf, vocabulary, onChange }: Props) {
  const operator = operatorOf(leaf)
  const field = vocabulary.fields.find(({ path }) => path === leaf.field)
  const value = leaf[operator]
  const chosen = Array.isArray(value) ? value.map(String) : [String(value)]
  const put = (next: readonly string[]) => {
    const typed = next.map((text) => typedAs(text, field?.type))
    onChange({ field: leaf.field, [operator]: lists.includes(operator) ? typed : typed[0] })
  }
  return (
    <>
      <select
        aria-label="Field"
        value={leaf.field}
        onChange={(event) => onChange({ field: event.target.value, exists: true })}
      >
        {[...new Set([leaf.field, ...vocabulary.fields.map(({ path }) => path)])].map((path) => (
          <option key={path} value={path}>
            {vocabulary.fields.find((each) => each.path === path)?.title ?? path} ({path})
          </option>
        ))}
      </select>
      <select
        aria-label="Operator"
        value={operator}
        onChange={(event) => {
          const next = event.target.value
          if (isOperator(next)) onChange({ field: leaf.field, [next]: firstValue(next, field) })
        }}
      >
        <Options of={Object.entries(operators)} />
      </select>
      {operator === 'exists' || field?.type === 'boolean' ? (
        <select
          aria-label="Value"
          value={String(value)}
          onChange={(event) => onChange({ field: leaf.field, [operator]: event.target.value === 'true' })}
        >
          <option value="true">yes</option>
          <option value="false">no</option>
        </select>
      ) : field?.values !== undefined ? (
        <select
          aria-label="Value"
          multiple={lists.includes(operator)}
          value={lists.includes(operator) ? chosen : (chosen[0] ?? '')}
          onChange={(event) => put([...event.target.selectedOptions].map((option) => option.value))}
        >
          <Options of={field.values} />
        </select>
      ) : (
        <input
          aria-label={lists.includes(operator) ? 'Values, with commas between them' : 'Value'}
          value={chosen.join(', ')}
          onChange={(event) =>
            put(lists.includes(operator) ? event.target.value.split(/,\s*/) : [event.target.value])
          }
        />
      )}
    </>
  )
}

const typedAs = (text: string, type: string | undefined): string | number =>
  type === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text

function firstValue(operator: string, field: Vocabulary['fields'][number] | undefined): unknown {
  if (operator === 'exists') return true
  if (numeric.includes(operator)) return 0
  if (field?.type === 'boolean') return true
  const value = field?.values?.[0] ?? ''
  return lists.includes(operator) ? [value] : value
}
