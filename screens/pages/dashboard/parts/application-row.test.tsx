import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { findServerState, formatDate, turnOfStep, whoseTurn } from '#engine'
import type { ApplicationStatus } from '#generated/domain'
import { fieldEnums } from '#generated/fields'
import { toldStage } from '#product'
import { answerCalls } from '../../../../tests/support/browser/answer-calls.ts'
import { hearthline, renderScreen } from '../../../../tests/support/browser/render-screen.tsx'
import { ApplicationRow } from './application-row.tsx'

const uuid = '11111111-1111-4111-8111-111111111111'
const labels = {
  applicant: 'Next for you',
  lender: 'We’re working on it',
  either: 'We’re working on it, and you can help',
  signer: 'Your co-owners are next',
  thirdParty: 'We’re waiting for someone else',
} as const

const states = (fieldEnums['status.checklistStatus'] ?? []) as NonNullable<
  ApplicationStatus['checklistStatus']
>[]

const stageTold = (state: string) =>
  toldStage(findServerState(hearthline.journey.serverStates, state)?.source.stage, {})

afterEach(cleanup)

describe('the next task on the dashboard', () => {
  it.each(states)(
    'at %s is the applicant’s where it is their turn, and nobody else’s',
    async (checklistStatus) => {
      for (const condition of [undefined, 'MISSING_PHONE_NUMBER'] as const) {
        const status = { checklistStatus, ...(condition && { condition }) }
        answerCalls({ '/service-profile': { body: {} }, '/service-krang-heloc': { body: status } })
        await renderScreen(<ApplicationRow heloc={{ uuid }} isOneOfSeveral={false} />)
        await screen.findByText('Status')
        // Whatever we still do once the money is sent is not told as a task.
        const isDone = stageTold(checklistStatus) === 'done'
        const asked = whoseTurn(hearthline.journey, { heloc: {}, status })
        const turn = isDone && asked === 'lender' ? 'nobody' : asked
        if (turn !== 'nobody') await screen.findByText(labels[turn])
        const step = isDone ? 'nobody' : turnOfStep(hearthline.journey, { heloc: {}, status })
        const theirs: readonly string[] = [turn, step].flatMap((one) => (one === 'nobody' ? [] : labels[one]))
        if (condition && step !== 'nobody')
          await screen.findByText(step === 'applicant' ? 'Also for you' : labels[step])
        const others = Object.values(labels).filter((label) => !theirs.includes(label))
        for (const label of others) expect(screen.queryByText(label)).toBeNull()
        cleanup()
      }
    },
  )
})

it('names the paper that is asked for where the income was not enough, as the page does', async () => {
  const status = { checklistStatus: 'INCOME_VERIFICATION', manualPaystubUpload: true }
  answerCalls({ '/service-profile': { body: {} }, '/service-krang-heloc': { body: status } })
  await renderScreen(<ApplicationRow heloc={{ uuid }} isOneOfSeveral={false} />)
  await screen.findByText('Upload your latest paystub or a bank statement')
  expect(screen.queryByText('Verify your income')).toBeNull()
})

it('asks for nothing of an application that was refused, even if a request is still on record', async () => {
  const status = { checklistStatus: 'WAITING_FOR_DECISION_NOTICE', condition: 'MISSING_PHONE_NUMBER' }
  answerCalls({ '/service-profile': { body: {} }, '/service-krang-heloc': { body: status } })
  await renderScreen(<ApplicationRow heloc={{ uuid }} isOneOfSeveral={false} />)
  await screen.findAllByText('Closed')
  expect(screen.queryByText('What we still need from you')).toBeNull()
})

it('says which day it is for an application whose clock the sandbox lets run ahead, as its dates do', async () => {
  const ahead = 5 * 24 * 60 * 60 * 1000
  answerCalls({
    '/service-profile': { body: {} },
    '/service-krang-heloc': { body: { checklistStatus: 'COMPLETE' } },
  })
  const heloc = { uuid, timeZone: 'America/Los_Angeles', timeShiftMs: ahead }
  await renderScreen(<ApplicationRow heloc={heloc} isOneOfSeveral={false} />)
  const day = formatDate(new Date(Date.now() + ahead), heloc.timeZone)
  await screen.findByText(
    `In this sandbox, days pass in seconds: for this application, it is already ${day}.`,
  )
})

describe('the appointment with a notary', () => {
  const visit = {
    startsAt: '2026-11-27T20:00:00Z',
    timeZone: 'America/Los_Angeles',
    place: 'OFFICE',
  } as const
  const notaryVisit = { ...visit, notary: 'Robin Hale', feeCents: 30_000 }
  const show = async (
    checklistStatus: ApplicationStatus['checklistStatus'],
    heloc: object,
    task: string,
    slots = [visit.startsAt],
  ) => {
    answerCalls({
      '/service-profile': { body: {} },
      '/service-krang-heloc': { body: { checklistStatus } },
      [`/service-application/api/v1/application/heloc/${uuid}/notary-slots`]: { body: { slots } },
    })
    await renderScreen(<ApplicationRow heloc={{ uuid, ...heloc }} isOneOfSeveral={false} />)
    await screen.findByText(task)
    const { textContent } = document.body
    cleanup()
    return textContent
  }

  it('is said with its day and time at the home, until it was missed or the deed is signed', async () => {
    const time = 'Friday, November 27 at 12:00 PM PST'
    const shown = await show('WAITING_FOR_NOTARY_VISIT', { notaryVisit }, time)
    expect(shown).toContain(`Notary appointment${time}`)
    expect(shown).not.toContain('We’re waiting for someone else')
    const missed = { notaryVisit: { ...notaryVisit, missed: true } }
    expect(await show('MANUAL_DEED_SIGNING', missed, 'Reserve your notary')).not.toContain('Friday')
    const signed = { notaryVisit, deedSignedAt: visit.startsAt }
    expect(await show('RESCISSION', signed, 'We’re working on it')).not.toContain('Friday')
  })

  it('is not asked for while no notary is free', async () => {
    const shown = await show('MANUAL_DEED_SIGNING', {}, 'No notary is available near you', [])
    expect(shown).not.toMatch(/Reserve your notary|Next for you/)
    expect(await show('MANUAL_DEED_SIGNING', {}, 'Reserve your notary')).toContain('Next for you')
  })
})
