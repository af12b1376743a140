import { useQuery } from '@tanstack/react-query'
import { Text } from '../../../wording/text.tsx'
import { accountCalls } from '../settings/parts/account-calls.ts'

/** Note for brokers who signed in as customers: a link to their borrowers, on another document with its own sign-in. */
export default function BrokerNote() {
  const { data } = useQuery({ queryKey: ['identity'], queryFn: accountCalls.identity })
  if (data?.profileType !== 'BROKER') return null
  return (
    <p>
      <Text id="dashboard.broker" link={new URL('/agent', location.origin).href} />
    </p>
  )
}
