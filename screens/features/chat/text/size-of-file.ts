const step = 1024

export interface FileSize {
  readonly unit: 'bytes' | 'kB' | 'MB'
  readonly count: number
}

/** Returns the size of a file in the unit in which it is written: bytes, KB or MB (support specification 5). */
export function sizeOfFile(bytes: number): FileSize {
  if (bytes < step) return { unit: 'bytes', count: bytes }
  return bytes < step * step
    ? { unit: 'kB', count: bytes / step }
    : { unit: 'MB', count: bytes / (step * step) }
}
