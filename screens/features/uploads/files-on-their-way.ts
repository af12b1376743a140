import { useEffect } from 'react'
import { createStore } from '../../storage/create-store.ts'

const onTheirWay = createStore<ReadonlySet<string>>(new Set())

const keyOf = (place: string, type: string): string => `${place} ${type}`

/** Notes, while it lasts, that files of a type are being sent to an application. */
export function useNoteOnTheirWay(place: string, type: string, isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return
    const key = keyOf(place, type)
    onTheirWay.set(new Set([...onTheirWay.get(), key]))
    return () => onTheirWay.set(new Set([...onTheirWay.get()].filter((one) => one !== key)))
  }, [place, type, isSending])
}

/** A file of this type was chosen and has not arrived: nothing is missing but patience. */
export const isOnItsWay = (place: string, type: string): boolean => onTheirWay.get().has(keyOf(place, type))
