import { createContext } from 'react'

/** Whose answers the forms of an area keep until they are sent, where no application is open. */
export const DraftPlace = createContext<string | undefined>(undefined)
