import { useState } from 'react'
import type { HomeAnswer } from '#generated/api'
import { request } from '../../../api/request.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import type { Answers } from './kept-answers.ts'

const path = '/service-application/api/v1/application/heloc/home'

/**
 * Returns a function that asks whether the user has an open application for the home of their answers; its uuid, if so;
 * and a function that forgets it.
 */
export function useHomeCheck() {
  const { orgCode } = useJourney().organization
  const [taken, setTaken] = useState<string>()
  const isTaken = async ({ 'property-info': home }: Answers): Promise<boolean> => {
    const { applicationUuid } = await request<HomeAnswer>(path, {
      method: 'POST',
      body: { orgCode, address: home?.address },
    })
    setTaken(applicationUuid)
    return applicationUuid !== undefined
  }
  return { isTaken, taken, forget: () => setTaken(undefined) }
}
