import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMessage, whoseTurn } from '#engine'
import { fieldEnums } from '#generated/fields'
import type { ServerState } from '#generated/ids'
import { contextOf } from '../../server/applications/context-of.ts'
import { ownAnswer } from '../../server/chatbot/answer/own-answer.ts'
import { ofConditions } from '../../server/wallet/of-open-matters.ts'
import { ofArrival } from '../../server/wallet/of-states.ts'
import { toNotification } from '../../server/wallet/to-notification.ts'
import { explainPage } from '../../tools/why/explain-page.ts'
import { shippedTenants } from '../support/backend/create-test-app.ts'
import { testApplication } from '../support/backend/test-application.ts'

const tenant = shippedTenants().resolve('hearthline')
const copy = tenant.effective.source.copy
const text = (key: string) => formatMessage(copy[key] ?? [], tenant.facts, tenant.locale)

const theirs = text('server.chatbot.own.turn.applicant')
/** Sentences that say that somebody has nothing to do. */
const restful = [
  'turn.signer',
  'turn.lender',
  'turn.either',
  'turn.thirdParty',
  'turn.nobody',
  'signed',
  'nothingNeeded',
].map((key) => text(`server.chatbot.own.${key}`))

const request = {
  uuid: '0b8f0e8e-6c1f-4d5e-9d7a-2f4a8c1b7e56',
  category: 'MISSING_PHONE_NUMBER',
  created: '2026-11-20T12:00:00.000Z',
  documents: [],
  seen: [],
  state: 'OPEN',
  count: 1,
} as const

const signers = fc.array(
  fc.record(
    {
      uuid: fc.uuid(),
      name: fc.constant('Ana'),
      invitation: fc.constantFrom('DUE', 'SENT' as const),
      refusal: fc.constant('UNWILLING' as const),
    },
    { requiredKeys: ['uuid', 'name'] },
  ),
  { maxLength: 3 },
)

const applications = fc
  .record({
    state: fc.constantFrom(...((fieldEnums['status.checklistStatus'] ?? []) as readonly ServerState[])),
    helocSigners: signers,
    isAsked: fc.boolean(),
    primaryParticipantAcceptComplete: fc.boolean(),
    bpo: fc.constantFrom('REQUIRED', 'PROCESSING', 'COMPLETE', 'NOT_REQUIRED', 'UNKNOWN' as const),
  })
  .map(({ state, helocSigners, isAsked, primaryParticipantAcceptComplete, bpo }) => ({
    ...testApplication({ helocSigners }),
    state,
    status: {
      primaryParticipantAcceptComplete,
      bpo,
      ...(isAsked && { condition: request.category }),
    },
    loanFile: { esignCode: '1234', ...(isAsked && { conditions: [request] }) },
  }))

describe('the bell', () => {
  const { states } = tenant.effective.source.serverStates
  const stops = Object.entries(states).flatMap(([state, { kind, stage, turn = 'applicant' }]) =>
    (kind === 'halting' && turn === 'applicant') || stage === 'ended' ? [state] : [],
  )

  it.each(stops)('tells that an application stops or ends: %s', (state) => {
    const rung = ofArrival(
      tenant,
      { ...testApplication(), state },
      { at: new Date(0), event: state === 'CANCELLED' ? 'cancelled' : 'arrived', state, isOver: false },
    )
    expect(rung?.told.isUnread).toBe(true)
  })

  it('asks for something exactly while it is the applicant’s turn, as everybody else says', () => {
    fc.assert(
      fc.property(applications, (application) => {
        const turn = whoseTurn(tenant.journey, contextOf(tenant, application))
        const { state } = application
        const arrival = { at: new Date(0), event: 'arrived', state, isOver: false }
        const rung = [
          ...ofConditions({ of: () => tenant }, application),
          ...[ofArrival(tenant, application, arrival) ?? []].flat(),
        ].map(({ told }) => toNotification(tenant, application, told))
        const asks = rung.filter(({ ctas }) =>
          ctas.some(({ title }) => title === text('server.notices.goOn')),
        )
        expect([state, turn, asks.length > 0]).toEqual([state, turn, rung.length > 0 && turn === 'applicant'])
      }),
    )
  })
})

describe('chatbot, agents and `journey why`', () => {
  it('never tell somebody whose turn it is that there is nothing to do, nor anybody else that it is their turn', () => {
    fc.assert(
      fc.property(
        applications,
        fc.constantFrom('why', 'next', 'needed' as const),
        (application, question) => {
          const turn = whoseTurn(tenant.journey, contextOf(tenant, application))
          const said = ownAnswer(tenant, application, question)
          const isCalled =
            said.includes('A reviewer is asking for') ||
            said.includes(theirs) ||
            said.includes('what we need next there')
          expect([application.state, turn, isCalled]).toEqual([application.state, turn, turn === 'applicant'])
          if (turn === 'applicant') expect(restful.filter((sentence) => said.includes(sentence))).toEqual([])
        },
      ),
    )
  })

  it('agree on whose turn it is', () => {
    fc.assert(
      fc.property(applications, (application) => {
        const context = contextOf(tenant, application)
        expect(explainPage(tenant.effective, context).turn).toBe(whoseTurn(tenant.journey, context))
      }),
    )
  })
})
