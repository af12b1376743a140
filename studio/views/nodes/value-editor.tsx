import { useState } from 'react'
import type { NodeView } from '../../api/nodes.ts'
import { Options } from '../frame/options.tsx'

interface Props {
  readonly id: string
  readonly node: NodeView
  readonly onSave: (value: unknown) => void
}

/** Control for one value: a choice, a yes-or-no, a number, a text, or JSON for everything else. */
export function ValueEditor({ id, node, onSave }: Props) {
  const { kind, value, options } = node
  if (kind === 'boolean')
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onSave(event.target.checked)}
      />
    )
  if (kind === 'choice' && options !== undefined)
    return (
      <select id={id} value={String(value)} onChange={(event) => onSave(event.target.value)}>
        <Options of={[...new Set([String(value), ...options])]} />
      </select>
    )
  return <TypedEditor id={id} node={node} onSave={onSave} />
}

/** Text that is saved when the person leaves it or presses Enter. */
function TypedEditor({ id, node, onSave }: Props) {
  const isJson = node.kind === 'condition' || node.kind === 'other'
  const shown = isJson ? JSON.stringify(node.value) : String(node.value)
  const [draft, setDraft] = useState(shown)
  const [fault, setFault] = useState('')
  const save = () => {
    if (draft === shown) return
    try {
      const value: unknown = isJson ? JSON.parse(draft) : node.kind === 'number' ? Number(draft) : draft
      if (Number.isNaN(value)) throw new Error('This is not a number.')
      setFault('')
      onSave(value)
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <input
        id={id}
        value={draft}
        inputMode={node.kind === 'number' ? 'decimal' : undefined}
        aria-invalid={fault !== ''}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      {fault !== '' && <span role="alert">{fault}</span>}
    </>
  )
}
