import { formatDate } from '#engine'
import type { Heloc } from '#generated/domain'
import { usePath } from '../../../kit/journey/use-path.ts'
import { Text } from '../../../kit/wording/text.tsx'

/** Text about a cancelled application: who cancelled, when, and that nobody owes anything. */
export default function CancellationText({ heloc }: { readonly heloc: Heloc }) {
  const path = usePath()
  const { cancellation } = heloc
  if (cancellation === undefined) return null
  const { kind, at, by = '', deniedAt } = cancellation
  return (
    <p>
      <Text
        id={`dashboard.cancelled.${deniedAt ? 'denied' : kind}`}
        values={{ date: formatDate(at, heloc.timeZone), name: by }}
        link={path('register')}
      />
    </p>
  )
}
