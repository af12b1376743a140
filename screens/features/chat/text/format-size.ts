import type { Translate } from '../../../wording/use-copy.ts'

const step = 1024

/** Formats the size of a file: '512 bytes', '1.5 KB', '3.0 MB'. */
export function formatSize(bytes: number, t: Translate): string {
  if (bytes < step) return t('chat.size.bytes', { count: bytes })
  return bytes < step * step
    ? t('chat.size.kB', { count: bytes / step })
    : t('chat.size.MB', { count: bytes / (step * step) })
}
