import type { InspectedFile } from '../../../server/documents/uploads/inspect/inspection.ts'
import { createInspector, type Inspector } from '../../../server/documents/uploads/inspect/inspector.ts'
import {
  type InspectorLimits,
  inspectorLimits,
} from '../../../server/documents/uploads/inspect/inspector-limits.ts'
import { sniffType } from '../../../server/documents/uploads/sniff-type.ts'
import { Problem } from '../../../server/errors/problem.ts'
import { flows } from '../lenders/flows.ts'

/** Creates an inspector with the limits of this product, some of them changed. */
export const testInspector = (changed: Partial<InspectorLimits> = {}): Inspector =>
  createInspector({ ...inspectorLimits(flows.limits), ...changed }, { info: () => {} })

/** Returns what the inspector keeps of a file, or the code with which it refuses the file. */
export async function inspectSample(
  inspector: Inspector,
  bytes: Uint8Array,
  person = 'somebody',
): Promise<InspectedFile | string> {
  const contentType = sniffType(bytes)
  if (contentType === undefined) throw new Error('A sample is of no type that is opened.')
  return inspector.inspect({ contentType, bytes }, person).catch((error: unknown) => {
    if (error instanceof Problem) return error.code
    throw error
  })
}

/** Returns what the inspector keeps of a file. Throws if it refuses the file. */
export async function keptOf(inspector: Inspector, bytes: Uint8Array): Promise<InspectedFile> {
  const kept = await inspectSample(inspector, bytes)
  if (typeof kept === 'string') throw new Error(`The sample is refused: ${kept}.`)
  return kept
}
