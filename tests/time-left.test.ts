import { describe, expect, it } from 'vitest'
import { progress } from '#engine'
import { findPart, minutesLeft } from '../screens/kit/routes/journey-progress.tsx'
import { loadSequences, roadsIn } from '../tools/scenario/sequences/sequence-files.ts'
import { flows, journey } from './support/lenders/flows.ts'

/** Context of a Texan application after some of its events. */
const known: Readonly<Record<string, object>> = {
  applicationSubmitted: { consents: [{ type: 'HARD_CREDIT' }] },
  identityDocumentsProvided: {
    property: { address: { state: 'TX' } },
    disburseAccount: { uuid: '11111111-1111-4111-8111-111111111111' },
    documents: [{ type: 'PASSPORT_FRONT' }],
  },
}

describe('the time that is left on the recorded roads', () => {
  it('rises after no step, but where an offer, an identity or contact details are asked for anew', () => {
    const rises = new Set<string>()
    for (const file of loadSequences())
      for (const road of roadsIn(file).values()) {
        let before = Number.POSITIVE_INFINITY
        let heloc = {}
        let identityComplete = false
        for (const line of road) {
          const [, event, checklistStatus = '', page = ''] = /^(?:(\S+) -> )?(\S+): (\S+)/.exec(line) ?? []
          heloc = { ...heloc, ...known[event ?? ''] }
          identityComplete ||= event === 'identityVerified'
          if (!journey.marks.has(page)) continue
          const status = { checklistStatus, identityComplete, bpo: 'REQUIRED' }
          const at = progress(journey, { profile: {}, heloc, status }, page)
          const left = minutesLeft(flows.progress, at, findPart(flows.progress, at, page))
          if (left > before) rises.add(checklistStatus)
          before = left
        }
      }
    expect([...rises].toSorted()).toEqual([
      'COLLECT_ADDITIONAL_INFO',
      'IDENTITY_VERIFICATION',
      'OFFER_SELECTION',
      'REVISED_OFFER_SELECTION',
    ])
  })
})
