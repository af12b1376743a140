import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatPhone } from '#engine'
import { calls } from '../../../../api/calls.ts'
import { keys, useProfile } from '../../../../api/queries.ts'
import { formatAddress } from '../../../../wording/format-address.ts'

const queryKey = ['identity']

/** Reads the user's stored contact data and the address that they sign in with. */
export function useContactData() {
  const client = useQueryClient()
  const { data: profile } = useProfile()
  const { data: identity } = useQuery({ queryKey, queryFn: calls.identity })
  const phone = profile?.phoneNumbers?.[0]?.number
  const mailing = profile?.addresses?.find(({ ownership }) => ownership === 'MAILING')
  return {
    isLoaded: profile != null && identity !== undefined,
    email: profile?.email,
    signInName: identity?.aliases.find(({ type }) => type === 'EMAIL')?.value,
    phone: phone && (formatPhone(phone) ?? phone),
    mailing: mailing && formatAddress(mailing),
    refresh: async () => {
      await Promise.all([keys.profile, queryKey].map((key) => client.invalidateQueries({ queryKey: key })))
    },
  }
}
