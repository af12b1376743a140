import { useEffect, useState } from 'react'
import type { OpenStatus } from '#generated/api'
import type { WeekdayHours } from '#product'
import { weekOf } from '../../../../api/lender-facts.ts'
import { sideAnswer } from '../../../../api/side-answer.ts'
import { useFact } from '../../../../kit/api/public-facts.ts'
import { useJourney } from '../../../../kit/journey/journey-context.ts'
import { useLimit } from '../../../../kit/journey/use-limit.ts'
import { whileVisible } from '../../../../kit/journey/while-visible.ts'
import { ask } from '../../core/chat-calls.ts'

const path = '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus'

/** Returns whether agents answer now, polled every minute while the page is visible; undefined until the first response. */
export function useOpenStatus(): boolean | undefined {
  const { orgCode } = useJourney().organization
  const pollMs = useLimit('chat', 'openStatusPollMs')
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => {
    let isUsed = true
    const look = async () => {
      const status = await findStatus(orgCode)
      // If the request fails, the last status holds; at first it is closed, because the chatbot always answers.
      if (isUsed) setOpen((known) => status ?? known ?? false)
    }
    void look()
    const stop = whileVisible(() => void look(), pollMs)
    return () => {
      isUsed = false
      stop()
    }
  }, [orgCode, pollMs])
  return isOpen
}

/** Returns the weekly hours in which agents answer; undefined if unknown. */
export function useChatHours(): readonly WeekdayHours[] | undefined {
  const { orgCode: org } = useJourney().organization
  const read = async () => (await ask(`${path}/week?display=true`, { headers: { org } })).json()
  return useFact(`chat hours ${org}`, () => weekOf(read())).data
}

async function findStatus(org: string): Promise<boolean | undefined> {
  try {
    const asked: Promise<OpenStatus> = (await ask(path, { headers: { org } })).json()
    return (await sideAnswer(asked, { isOpen: 'boolean' })).isOpen
  } catch {
    return undefined
  }
}
