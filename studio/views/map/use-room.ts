import { useEffect, useState } from 'react'

/** Width that the drawing has beside the panel. */
export function useRoom(): number {
  const [width, setWidth] = useState(window.innerWidth)
  useEffect(() => {
    const measure = () => setWidth(window.innerWidth)
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return width - 400
}
