import { useEffect } from 'react'
import { useOpenApplication } from './routing-context.ts'

/** Has the application read again and again, on a page on which the server moves on by itself, while it does. */
export function useLiveApplication(isLive = true): void {
  const { live } = useOpenApplication()
  useEffect(() => (isLive ? live() : undefined), [isLive, live])
}
