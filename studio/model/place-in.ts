import type { Source } from '#source'
import type { FilePlace } from '../api/overview.ts'

/** Place of a value in a file, with its line; the line of what surrounds it if it is not there yet. */
export const placeIn = (source: Source, file: string, pointer: string): FilePlace => ({
  file,
  pointer,
  line: source.files.get(file)?.locate(pointer).line ?? 1,
})
