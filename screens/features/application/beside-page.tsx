import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

const Place = createContext<HTMLElement | null>(null)

/** Names the element of the frame that `BesidePage` fills. */
export const PlaceBeside = Place.Provider

/** Shows something of a page above the cards beside it; nothing on screens that have no room beside the page. */
export function BesidePage({ children }: { readonly children: ReactNode }) {
  const place = use(Place)
  return place && createPortal(children, place)
}
