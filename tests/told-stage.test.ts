import { expect, it } from 'vitest'
import { findServerState, formatMessage, stageOf } from '#engine'
import type { ServerState } from '#generated/ids'
import { toldStage } from '#product'
import { closingStage } from '../screens/pages/complete/parts/closing-stage.ts'
import { ownAnswer } from '../server/chatbot/answer/own-answer.ts'
import { signingPhase } from '../server/signers/signing-phase.ts'
import { shippedTenants } from './support/backend/create-test-app.ts'
import { testApplication } from './support/backend/test-application.ts'

const tenant = shippedTenants().resolve('hearthline')
const { states } = tenant.effective.source.serverStates
const late = Object.entries(states).flatMap(([state, { stage }]) =>
  stage === undefined || stage === 'ended' || stage === 'cancelled' ? [] : [state as ServerState],
)
const sentence = (key: string, values = {}) =>
  formatMessage(
    tenant.effective.source.copy[`server.chatbot.own.${key}`] ?? [],
    { ...tenant.facts, ...values },
    tenant.locale,
  )
const [preparing, resting] = [sentence('moneyFunding', { conditions: 'none' }), sentence('signed')]

const questions = ['why', 'next', 'money', 'stopped', 'held', 'duration'] as const

it.each(
  late.flatMap((state) => [
    { state, fundedAt: undefined },
    { state, fundedAt: '2026-12-02T20:00:00.000Z' },
  ]),
)(
  'page, dashboard, chatbot and co-owners say alike whether the money was sent: $state, $fundedAt',
  ({ state, fundedAt }) => {
    const heloc = fundedAt === undefined ? {} : { fundedAt }
    const application = { ...testApplication(heloc), state }
    const source = findServerState(tenant.journey.serverStates, state)?.source
    const page = closingStage(heloc, {}, source) === 'funded'
    const dashboard = stageOf({ stage: toldStage(source?.stage, heloc) }) === 'done'
    const coOwners = signingPhase({ tenant, application }) === 'done'
    const answers = questions.map((question) => ownAnswer(tenant, application, question))
    const saysSent = answers.map((said) => said.includes('the money was sent'))
    const saysAhead = answers.map((said) => said.includes(preparing) || said.includes(resting))
    expect([dashboard, coOwners, ...saysSent]).toEqual(Array(questions.length + 2).fill(page))
    const isPastFunding = source?.stage === 'payoff' || source?.stage === 'done'
    expect(page).toBe(isPastFunding || (source?.stage === 'funding' && fundedAt !== undefined))
    if (page) expect(saysAhead).not.toContain(true)
  },
)
