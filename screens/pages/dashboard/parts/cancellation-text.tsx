import { formatDate } from '#engine'
import type { Heloc } from '#generated/domain'
import { useCopy } from '../../../journey/use-copy.ts'

/** Who cancelled, when, and that nobody owes anything: the first thing to know about a cancelled application. */
export function CancellationText({ heloc }: { readonly heloc: Heloc }) {
  const t = useCopy()
  const { cancellation } = heloc
  if (cancellation === undefined) return null
  const { kind, at, by = '' } = cancellation
  return <p>{t(`dashboard.cancelled.${kind}`, { date: formatDate(at), name: by })}</p>
}
