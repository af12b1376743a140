import { useEffect, useState } from 'react'
import { useLimit } from '../../../kit/journey/use-limit.ts'
import { whileVisible } from '../../../kit/journey/while-visible.ts'
import { VisuallyHidden } from '../../../kit/ui/visually-hidden.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

const most = 3

/** Indicator that a participant is typing: dots, one more at each step; static if the user prefers reduced motion. */
export function TypingDots({ name }: { readonly name: string }) {
  const t = useCopy()
  const turnMs = useLimit('chat', 'waitingDotsMs')
  const [count, setCount] = useState(most)
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return whileVisible(() => setCount((now) => (now % most) + 1), turnMs)
  }, [turnMs])
  return (
    <p className="chat-typing small muted">
      {name}
      <VisuallyHidden>{t('chat.typing', { name })}</VisuallyHidden>
      <span aria-hidden="true">{'.'.repeat(count)}</span>
    </p>
  )
}
