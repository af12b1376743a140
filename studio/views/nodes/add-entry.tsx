import { useId, useState } from 'react'
import type { NodeView } from '../../api/nodes.ts'
import { pointerTo } from '../../edits/pointer.ts'
import { useEdit } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'

/** Adds another entry to a map, under a name, or another element to the end of a list. */
export function AddEntry({
  node,
  entry,
}: {
  readonly node: NodeView
  readonly entry: NonNullable<NodeView['entry']>
}) {
  const [name, setName] = useState('')
  const edit = useEdit()
  const id = useId()
  const isMap = node.kind === 'map'
  const key = isMap ? name : String(node.children.length)
  return (
    <form
      className="inline"
      onSubmit={(event) => {
        event.preventDefault()
        edit.mutate(
          {
            title: `Add ${isMap ? name : 'one more'} to ${node.key}`,
            changes: [
              { file: node.file, pointer: node.pointer + pointerTo(key), after: entry.initial as never },
            ],
          },
          { onSuccess: () => setName('') },
        )
      }}
    >
      {isMap && (
        <>
          <label htmlFor={id}>Name</label>
          <input id={id} value={name} required onChange={(event) => setName(event.target.value)} />
        </>
      )}
      <button type="submit" disabled={isMap && name === ''}>
        Add to {node.key || 'this'}
      </button>
      {entry.help !== '' && <small>{entry.help}</small>}
      <Failure error={edit.error} />
    </form>
  )
}
