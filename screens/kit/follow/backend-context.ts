import { createContext, use } from 'react'
import type { Backend } from '../api/backend.ts'

/** Calls of the pages of the open application. */
export const BackendContext = createContext<Backend | undefined>(undefined)

export function useBackend(): Backend {
  const backend = use(BackendContext)
  if (!backend) throw new Error('No BackendContext.')
  return backend
}
