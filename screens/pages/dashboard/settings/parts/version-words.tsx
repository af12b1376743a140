import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../../../kit/ui/feedback/notice.tsx'
import { Skeleton } from '../../../../kit/ui/feedback/skeleton.tsx'
import { ReadableText } from '../../../../kit/ui/readable-text.tsx'
import { useErrorText } from '../../../../kit/wording/use-error-text.ts'
import { accountCalls } from './account-calls.ts'
import type { VersionTextProps } from './version-text.tsx'

/** Sections of one version of a text. */
export default function VersionWords({ subject, version }: Pick<VersionTextProps, 'subject' | 'version'>) {
  const errorText = useErrorText()
  const { data, error } = useQuery({
    queryKey: ['consent-text', subject, version],
    queryFn: () => accountCalls.consentText(subject, version),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <Notice kind="danger">{errorText(error)}</Notice>
  return data ? <ReadableText sections={data.sections} level={3} /> : <Skeleton lines={4} />
}
