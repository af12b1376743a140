import { useEffect } from 'react'
import { useOpenApplication } from './routing-context.ts'

/** Polls the application on a page on which the server changes the state without a submission, while `isLive` is true. */
export function useLiveApplication(isLive = true): void {
  const { live } = useOpenApplication()
  useEffect(() => (isLive ? live() : undefined), [isLive, live])
}
