import { useState } from 'react'
import type { StaffLoginOffer } from '#generated/api'
import { Button } from '../../kit/ui/button.tsx'
import { leaveForProvider } from '../api/open-id.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { say } from '../wording.ts'
import { RefusalNotice } from './refusal-notice.tsx'

/** Buttons of the providers at which the staff of a lender sign in; empty if there are none, or if the list fails to load. */
export function ProviderButtons({ orgCode }: { readonly orgCode: string | null }) {
  const query = orgCode === null ? '' : `?orgCode=${encodeURIComponent(orgCode)}`
  const { data: offers = [] } = useLoaded<readonly StaffLoginOffer[]>(`/service-staff/api/v1/logins${query}`)
  const [refusal, setRefusal] = useState<string>()
  if (offers.length === 0) return null
  const leave = (name: string) => {
    setRefusal(undefined)
    leaveForProvider(name).catch((error: Error) => setRefusal(error.message))
  }
  return (
    <div className="stack">
      <RefusalNotice text={refusal} />
      {offers.map(({ name, label }) => (
        <Button key={name} onClick={() => leave(name)}>
          {say('login.provider', { label })}
        </Button>
      ))}
    </div>
  )
}
