import type { NodeView } from '../../api/nodes.ts'
import { useEdit } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { wholeValue } from './whole-value.ts'

/** Takes an optional part away. */
export function RemovePart({ node }: { readonly node: NodeView }) {
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
