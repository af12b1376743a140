import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

const Place = createContext<HTMLElement | null>(null)

/** Provides the element of the layout that `BesidePage` fills. */
export const PlaceBeside = Place.Provider

/** Shows content of a page above the cards beside it; nothing on screens without room beside the page. */
export function BesidePage({ children }: { readonly children: ReactNode }) {
  const place = use(Place)
  return place && createPortal(children, place)
}
