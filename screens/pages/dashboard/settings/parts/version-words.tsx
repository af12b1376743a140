import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../../../kit/ui/feedback/skeleton.tsx'
import { ReadableText } from '../../../../kit/ui/readable-text.tsx'
import { FailureNotice } from '../../../../kit/wording/failure-notice.tsx'
import { accountCalls } from './account-calls.ts'
import type { VersionTextProps } from './version-text.tsx'

/** Sections of one version of a text. */
export default function VersionWords({ subject, version }: Pick<VersionTextProps, 'subject' | 'version'>) {
  const { data, error } = useQuery({
    queryKey: ['consent-text', subject, version],
    queryFn: () => accountCalls.consentText(subject, version),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <FailureNotice error={error} />
  return data ? <ReadableText sections={data.sections} level={3} /> : <Skeleton lines={4} />
}
