import { useEffect } from 'react'
import { createStore } from '../../storage/create-store.ts'

const onTheirWay = createStore<ReadonlySet<string>>(new Set())

const keyOf = (place: string, type: string): string => `${place} ${type}`

/** Records that files of a type are being uploaded to an application, while they are. */
export function useNoteOnTheirWay(place: string, type: string, isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return
    const key = keyOf(place, type)
    onTheirWay.set(new Set([...onTheirWay.get(), key]))
    return () => onTheirWay.set(new Set([...onTheirWay.get()].filter((one) => one !== key)))
  }, [place, type, isSending])
}

/** Whether a file of this type was chosen and is still uploading. */
export const isOnItsWay = (place: string, type: string): boolean => onTheirWay.get().has(keyOf(place, type))

/** Makes the browser ask before leaving the page during an upload, which would be lost. */
export function useLeaveWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isSending])
}
