import { useNavigate } from 'react-router'
import { usePath } from '../../kit/journey/use-path.ts'
import type { LinkEnd, LinkWindowProps } from './link-adapter.ts'
import { savePendingLink } from './pending-link.ts'
import { PracticeWindow } from './practice-window.tsx'

const statuses = { linked: 'success', cancelled: 'cancelled', failed: 'error' } as const satisfies Record<
  LinkEnd['kind'],
  string
>

/** Practice window of Pointserv, which works at its own site and returns to income/pointserv-callback with any result. */
export function PointservPractice({ onEnd: _, ...props }: LinkWindowProps) {
  const path = usePath()
  const navigate = useNavigate()
  return (
    <PracticeWindow
      {...props}
      onEnd={(end) => {
        if (end.kind === 'linked')
          savePendingLink({ linking: props.linking, publicToken: end.publicToken, name: end.name })
        navigate(`${path('income/pointserv-callback')}?status=${statuses[end.kind]}`)
      }}
    />
  )
}
