import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import { listenToAnnouncements } from '../../kit/journey/live-region.ts'
import InsuranceUpload from './upload.tsx'

const hazard = { uuid: 'b0000000-0000-4000-8000-000000000001', type: 'PROOF_OF_HAZARD_INSURANCE' as const }
const flood = { uuid: 'b0000000-0000-4000-8000-000000000002', type: 'PROOF_OF_FLOOD_INSURANCE' as const }
const inZone = { zone: 'AE', insuranceRequired: true }
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send my insurance' }))

describe('insurance/upload', () => {
  it('asks for flood insurance in a special flood hazard area, and says why', async () => {
    const { submissions } = await renderPage(<InsuranceUpload />, {
      heloc: { documents: [hazard], flood: inZone },
    })
    screen.getByText(/special flood hazard area \(zone AE\)/)
    await send()
    expect(screen.getByRole('alert').textContent).toContain('Add the proof of your flood insurance.')
    expect(submissions).toEqual([])
  })

  it('says aloud which file cannot be sent, and why', async () => {
    const said: string[] = []
    const stop = listenToAnnouncements((sentence) => said.push(sentence))
    await renderPage(<InsuranceUpload />)
    const notes = new File(['Dear bank'], 'notes.docx', { type: 'text/plain' })
    await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(/hazard/i), notes)
    stop()
    const sentence = 'notes.docx is not a PDF, JPEG, PNG or HEIC file.'
    expect(said).toEqual([sentence])
    const row = (await screen.findByText(sentence)).closest('li')
    expect(row?.dataset.refused).toBe('true')
    expect(row?.querySelector('.field-error svg')).not.toBeNull()
  })

  it('sends both proofs, and one alone where no flood insurance is needed', async () => {
    const both = await renderPage(<InsuranceUpload />, {
      heloc: { documents: [hazard, flood], flood: inZone },
    })
    await send()
    await waitFor(() => expect(both.submissions).toHaveLength(1))
    both.unmount()
    const one = await renderPage(<InsuranceUpload />, { heloc: { documents: [hazard] } })
    await send()
    await waitFor(() => expect(one.submissions[0]?.values).toEqual({ documents: [hazard.uuid] }))
  })
})
