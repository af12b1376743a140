import { useId, useState } from 'react'
import type { NodeView } from '../../api.ts'
import { useEdit } from '../ask.ts'
import type { Condition } from '../conditions/condition.ts'
import { ConditionEditor } from '../conditions/condition-editor.tsx'
import { Failure } from '../frame/failure.tsx'
import { AddPart } from './add-part.tsx'
import { ValueEditor } from './value-editor.tsx'

/** Part of a file, edited by what its schema says. */
export function NodeEditor({ node, isOpen = false }: { readonly node: NodeView; readonly isOpen?: boolean }) {
  const isGroup = node.kind === 'object' || node.kind === 'map' || node.kind === 'list'
  if (!isGroup) return <Leaf node={node} />
  return (
    <details className="node" open={isOpen}>
      <summary>
        {node.key === '' ? node.file : node.key} <small>{summaryOf(node)}</small>
      </summary>
      {node.help !== '' && <p className="help">{node.help}</p>}
      {node.children.map((child) => (
        <NodeEditor key={child.pointer} node={child} isOpen={child.children.length <= 4} />
      ))}
      <div className="inline">
        {node.addable.length > 0 && <AddPart node={node} />}
        {!node.isRequired && node.key !== '' && <RemovePart node={node} />}
      </div>
    </details>
  )
}

const summaryOf = ({ kind, children }: NodeView): string =>
  kind === 'list' ? `${children.length} in order` : children.map(({ key }) => key).join(', ')

function Leaf({ node }: { readonly node: NodeView }) {
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
          onSave={save}
        />
      ) : (
        <ValueEditor key={`${JSON.stringify(node.value)}${isAsked}`} id={id} node={node} onSave={save} />
      )}
      {node.says !== undefined && node.kind !== 'condition' && <q>{node.says}</q>}
      {node.help !== '' && <small id={`${id}-help`}>{node.help}</small>}
      {!node.isRequired && <RemovePart node={node} />}
      <Failure error={edit.error} />
    </div>
  )
}

/** Whether a condition has a name by which others use it. */
const isNamed = ({ file, pointer }: NodeView): boolean =>
  file === 'flows/predicates.json' && /^\/predicates\/[^/]+$/.test(pointer)

function RemovePart({ node }: { readonly node: NodeView }) {
  const edit = useEdit()
  const value = wholeValue(node)
  return (
    <>
      <button
        type="button"
        className="quiet"
        onClick={() =>
          edit.mutate({
            title: `Remove ${node.key}`,
            changes: [{ file: node.file, pointer: node.pointer, before: value as never }],
          })
        }
      >
        Remove {node.key}
      </button>
      <Failure error={edit.error} />
    </>
  )
}

/** Value of a node with everything in it. */
export const wholeValue = ({ kind, children, value }: NodeView): unknown =>
  kind === 'list'
    ? children.map(wholeValue)
    : kind === 'object' || kind === 'map'
      ? Object.fromEntries(children.map((child) => [child.key, wholeValue(child)]))
      : value
