import type { DraftView } from '../../api/overview.ts'
import { useRedo, useUndo } from '../ask.ts'
import { Failure } from './failure.tsx'

/** Takes the last edit back, or brings it back. */
export function DraftBar({ draft }: { readonly draft: DraftView }) {
  const undo = useUndo()
  const redo = useRedo()
  const last = draft.edits.at(-1)
  return (
    <div className="inline">
      <button
        type="button"
        disabled={last === undefined}
        onClick={() => undo.mutate(undefined)}
        title={last?.title}
      >
        Undo
      </button>
      <button type="button" disabled={!draft.canRedo} onClick={() => redo.mutate()}>
        Redo
      </button>
      <Failure error={undo.error ?? redo.error} />
    </div>
  )
}
