import { useEffect, useState } from 'react'

/** Returns true once `isOn` has been true for some milliseconds without a break. False again at once when it ends. */
export function useLate(isOn: boolean, ms: number): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isOn) return setIsLate(false)
    const timer = setTimeout(() => setIsLate(true), ms)
    return () => clearTimeout(timer)
  }, [isOn, ms])
  return isOn && isLate
}
