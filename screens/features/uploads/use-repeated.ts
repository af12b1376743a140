import { useEffect } from 'react'
import { useLimit } from '../../kit/journey/use-limit.ts'
import { whileVisible } from '../../kit/journey/while-visible.ts'

/** Repeats a read, which may fail, until it has shown what it should. */
export function useRepeated(read: () => Promise<unknown>, isDue: boolean): void {
  const lookMs = useLimit('livePage', 'lookMs')
  useEffect(() => {
    if (!isDue) return
    return whileVisible(() => void read().then(nothing, nothing), lookMs)
  }, [read, isDue, lookMs])
}

const nothing = (): void => undefined
