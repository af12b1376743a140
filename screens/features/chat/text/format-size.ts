import type { Translate } from '../../../kit/wording/use-copy.ts'
import { sizeOfFile } from './size-of-file.ts'

/** Formats the size of a file: '1 byte', '1.5 KB', '3.0 MB'. */
export function formatSize(bytes: number, t: Translate): string {
  const { unit, count } = sizeOfFile(bytes)
  return t(`chat.size.${unit}`, { count })
}
