import { useEffect, useRef, useState } from 'react'
import { Money } from '../../../../kit/wording/money.tsx'

export interface AnimatedMoneyProps {
  readonly cents: number
}

/** Amount that is animated to its new value when it changes. */
export function AnimatedMoney({ cents }: AnimatedMoneyProps) {
  return <Money dollars={useAnimatedNumber(cents) / 100} cents />
}

/** Animates a number over the theme's motion time; at once if that is zero, as with reduced motion. */
function useAnimatedNumber(target: number): number {
  const [shown, setShown] = useState(target)
  const latest = useRef(target)
  useEffect(() => {
    const from = latest.current
    const durationMs = motionMs()
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const progress = durationMs > 0 ? Math.min(1, (now - startedAt) / durationMs) : 1
      latest.current = Math.round(from + (target - from) * progress)
      setShown(latest.current)
      if (progress < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target])
  return shown
}

/** Reads `--motion` of tokens.css, the only place with the duration, which is zero for reduced motion. */
function motionMs(): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue('--motion')
  return Number.parseFloat(value) || 0
}
