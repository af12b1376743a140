import { createContext, use } from 'react'
import type { Heloc } from '#generated/domain'
import { RoutingContext } from '../kit/follow/routing-context.ts'

/** Owner of the documents that are read and uploaded: the open application, or an additional signer. */
export interface DocumentPlace {
  /** Segment of the URL that identifies the owner: the application's uuid, or `co-deed`. */
  readonly place: string
  readonly documents: NonNullable<Heloc['documents']>
  /** Reads the documents again, after one was added or removed. */
  readonly refresh: () => Promise<unknown>
}

export const DocumentPlaceContext = createContext<DocumentPlace | undefined>(undefined)

export function useDocumentPlace(): DocumentPlace {
  const given = use(DocumentPlaceContext)
  const open = use(RoutingContext)
  if (given) return given
  if (!open) throw new Error('No open application.')
  return { place: open.uuid, documents: open.heloc.documents ?? [], refresh: open.refresh }
}
