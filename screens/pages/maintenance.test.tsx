import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerCalls } from '../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../tests/support/browser/render-screen.tsx'
import { MaintenanceGate } from '../app/gates/maintenance-gate.tsx'
import Maintenance from './maintenance.tsx'

const open = async (flag: object) => {
  answerCalls({ '/service-optimize/external/api/v2/decision': { body: flag } })
  await renderScreen(
    <MaintenanceGate>
      <Maintenance />
    </MaintenanceGate>,
    { path: '/maintenance' },
  )
}

describe('/maintenance', () => {
  it('says that there is scheduled maintenance where there is', async () => {
    await open({ flagEnabled: true, variables: { routes: '["/account/heloc/register"]' } })
    expect(await screen.findByRole('heading', { name: 'Scheduled Maintenance' })).toBeTruthy()
  })

  it('says that there is none where there is none', async () => {
    await open({ flagEnabled: false, variables: {} })
    expect(await screen.findByRole('heading', { name: 'No maintenance now' })).toBeTruthy()
    expect(screen.queryByText(/scheduled maintenance/i)).toBeNull()
  })
})
