import { useId, useState } from 'react'
import type { NodeView } from '../../api/nodes.ts'
import { useEdit } from '../ask.ts'
import type { Condition } from '../conditions/condition.ts'
import { ConditionEditor } from '../conditions/condition-editor.tsx'
import { Failure } from '../frame/failure.tsx'
import { Guarded } from '../frame/guarded.tsx'
import { ForLender } from './for-lender.tsx'
import { RemovePart } from './remove-part.tsx'
import { ValueEditor } from './value-editor.tsx'

/** One value, with what it means and whom it is for. */
export function LeafEditor({ node }: { readonly node: NodeView }) {
  const edit = useEdit()
  const id = useId()
  const [isAsked, setIsAsked] = useState(0)
  const save = (after: unknown) =>
    edit.mutate(
      {
        title: `Set ${node.key} to ${JSON.stringify(after)}`,
        changes: [
          { file: node.file, pointer: node.pointer, before: node.value as never, after: after as never },
        ],
      },
      { onError: () => setIsAsked(isAsked + 1) },
    )
  return (
    <div className="leaf">
      <label htmlFor={id}>{node.key}</label>
      {node.kind === 'condition' ? (
        <ConditionEditor
          condition={node.value as Condition}
          says={node.says}
          {...(isNamed(node) && { name: node.key })}
          place={{ file: node.file, pointer: node.pointer }}
          onSave={save}
        />
      ) : (
        <ValueEditor key={`${JSON.stringify(node.value)}${isAsked}`} id={id} node={node} onSave={save} />
      )}
      {node.says !== undefined && node.kind !== 'condition' && <q>{node.says}</q>}
      {node.help !== '' && <small id={`${id}-help`}>{node.help}</small>}
      {node.guard !== undefined && <Guarded guard={node.guard} />}
      <ForLender node={node} />
      {!node.isRequired && <RemovePart node={node} />}
      <Failure error={edit.error} />
    </div>
  )
}

/** Whether a condition has a name by which others use it. */
const isNamed = ({ file, pointer }: NodeView): boolean =>
  file === 'flows/predicates.json' && /^\/predicates\/[^/]+$/.test(pointer)
