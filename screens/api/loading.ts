type Listener = () => void

const listeners = new Set<Listener>()
let count = 0

/** Counts what is being fetched, pages and answers alike, for the loader. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  change(1)
  try {
    return await work
  } finally {
    change(-1)
  }
}

export const isLoading = (): boolean => count > 0

export function subscribeToLoading(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(by: number): void {
  count += by
  for (const listener of listeners) listener()
}
