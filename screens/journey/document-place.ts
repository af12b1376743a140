import { createContext, use } from 'react'
import type { Heloc } from '#generated/domain'
import { RoutingContext } from '../follow/routing-context.ts'

/** Whose documents are read and uploaded: those of the open application, or those of an additional signer alone. */
export interface DocumentPlace {
  /** The part of the address that names them: the application's uuid, or `co-deed`. */
  readonly place: string
  readonly documents: NonNullable<Heloc['documents']>
  /** Reads them again, after one was added or removed. */
  readonly refresh: () => Promise<unknown>
}

export const DocumentPlaceContext = createContext<DocumentPlace | undefined>(undefined)

export function useDocumentPlace(): DocumentPlace {
  const given = use(DocumentPlaceContext)
  const open = use(RoutingContext)
  if (given) return given
  if (!open) throw new Error('No application is open here.')
  return { place: open.uuid, documents: open.heloc.documents ?? [], refresh: open.refresh }
}
