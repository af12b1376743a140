import { useJob } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { useLender } from '../frame/use-lender.ts'

/** Leads the chosen lender's applicants past a page. */
export function SkipPage({ page }: { readonly page: string }) {
  const [lender] = useLender()
  const job = useJob()
  if (lender === undefined) return null
  return (
    <p>
      <button type="button" onClick={() => job.mutate({ job: 'skipPage', details: { page, lender } })}>
        Skip this page for {lender}
      </button>
      <Failure error={job.error} />
    </p>
  )
}
