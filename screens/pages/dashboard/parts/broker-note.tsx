import { useQuery } from '@tanstack/react-query'
import { Text } from '../../../wording/text.tsx'
import { accountCalls } from '../settings/parts/account-calls.ts'

/** Where a broker who signed in as customers do finds their borrowers: another document, which wants its own sign-in. */
export default function BrokerNote() {
  const { data } = useQuery({ queryKey: ['identity'], queryFn: accountCalls.identity })
  if (data?.profileType !== 'BROKER') return null
  return (
    <p>
      <Text id="dashboard.broker" link={new URL('/agent', location.origin).href} />
    </p>
  )
}
