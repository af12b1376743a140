import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { whoseTurn } from '#engine'
import type { ApplicationStatus } from '#generated/domain'
import { fieldEnums } from '#generated/fields'
import { answerCalls } from '../../../../tests/support/browser/answer-calls.ts'
import { hearthline, renderScreen } from '../../../../tests/support/browser/render-screen.tsx'
import { NextTask } from './next-task.tsx'

const labels = {
  applicant: 'Next for you',
  lender: 'We are at it',
  signer: 'Your co-owners are next',
  thirdParty: 'We wait for somebody else',
} as const

const states = (fieldEnums['status.checklistStatus'] ?? []) as NonNullable<
  ApplicationStatus['checklistStatus']
>[]

afterEach(cleanup)

describe('the next task on the dashboard', () => {
  it.each(states)(
    'at %s is the applicant’s where it is their turn, and nobody else’s',
    async (checklistStatus) => {
      for (const condition of [undefined, 'MISSING_PHONE_NUMBER'] as const) {
        answerCalls({ '/service-profile': { body: {} } })
        const status = { checklistStatus, ...(condition && { condition }) }
        await renderScreen(<NextTask heloc={{}} status={status} />)
        const turn = whoseTurn(hearthline.journey, { heloc: {}, status })
        if (turn !== 'nobody') await screen.findByText(labels[turn])
        const others = Object.values(labels).filter((label) => turn === 'nobody' || label !== labels[turn])
        for (const label of others) expect(screen.queryByText(label)).toBeNull()
        cleanup()
      }
    },
  )
})
