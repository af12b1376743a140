import { useId, useState } from 'react'
import type { NodeView } from '../../api/nodes.ts'
import { pointerTo } from '../../edits/pointer.ts'
import { useEdit } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { Options } from '../frame/options.tsx'

/** Adds an optional part that a thing does not have yet; its schema says what the part is for. */
export function AddPart({ node }: { readonly node: NodeView }) {
  const [chosen, setChosen] = useState('')
  const edit = useEdit()
  const id = useId()
  const part = node.addable.find(({ key }) => key === chosen)
  return (
    <div className="inline">
      <label htmlFor={id}>Add to {node.key || 'this'}</label>
      <select id={id} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <option value="">Choose…</option>
        <Options of={node.addable.map(({ key }) => key)} />
      </select>
      {part !== undefined && (
        <>
          <small>{part.help}</small>
          <button
            type="button"
            onClick={() =>
              edit.mutate(
                {
                  title: `Add ${part.key}`,
                  changes: [
                    {
                      file: node.file,
                      pointer: node.pointer + pointerTo(part.key),
                      after: part.initial as never,
                    },
                  ],
                },
                { onSuccess: () => setChosen('') },
              )
            }
          >
            Add {part.key}
          </button>
        </>
      )}
      <Failure error={edit.error} />
    </div>
  )
}
