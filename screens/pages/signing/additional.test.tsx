import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { CoDeedStatusResponse } from '#generated/api'
import { applicationUuid, renderPage } from '../../../tests/support/browser/render-page.tsx'
import SigningAdditional from './additional.tsx'

const sam = { uuid: 'a0000000-0000-4000-8000-000000000001', name: 'Sam Okafor', status: 'INITIAL' } as const
const lena = { uuid: 'a0000000-0000-4000-8000-000000000002', name: 'Lena Brandt', status: 'INITIAL' } as const
const sent = { email: 'sam@example.com', invitedAt: '2026-03-02T10:00:00Z' }

const show = (...signers: CoDeedStatusResponse['signers']) => {
  const status = { coDeedStatus: 'INITIAL', signers }
  return renderPage(<SigningAdditional />, {
    heloc: {
      helocSigners: signers.map(({ uuid = '', name = '', refusal }) => ({
        uuid,
        name,
        ...(refusal && { refusal }),
      })),
    },
    hasForm: false,
    answers: { [`status?applicationUuid=${applicationUuid}`]: status, [`${sam.uuid}/invitation`]: status },
  })
}

describe('signing/additional', () => {
  it('asks for the address of a co-owner who was not invited', async () => {
    await show(sam)
    await screen.findByText('Not invited yet')
    await screen.findByLabelText('Their email address')
  })

  it('asks for one address at a time where there are several', async () => {
    await show(sam, lena)
    await screen.findByRole('heading', { name: 'Lena Brandt' })
    expect(await screen.findAllByLabelText('Their email address')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Add an address Lena Brandt' }))
    const lenas = screen.getByRole('heading', { name: 'Lena Brandt' }).parentElement
    expect(lenas?.contains(await screen.findByLabelText('Their email address'))).toBe(true)
  })

  it('tells when and where the invitation went, and sends it again', async () => {
    await show({ ...sam, ...sent })
    await screen.findByText('Invited on 03/02/2026 at sam@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Invite them again Sam Okafor' }))
    await screen.findByText('A new invitation is on its way to sam@example.com.')
  })

  it('changes no address once the co-owner has begun', async () => {
    await show({ ...sam, ...sent, status: 'IN_PROGRESS' })
    await screen.findByText('Started')
    expect(screen.queryByRole('button', { name: /Use another address/ })).toBeNull()
  })

  it('says that a co-owner does not want to sign, what it means, and the ways on, another address among them', async () => {
    await show({ ...sam, ...sent, status: 'IN_PROGRESS', refusal: 'UNWILLING' })
    screen.getByRole('heading', { level: 1, name: 'Not every owner signs the deed' })
    expect(document.title).toMatch(/^Not every owner/)
    await screen.findByText('Does not want to sign')
    await screen.findByText(/Sam Okafor told us that they do not want to sign.*every owner/)
    screen.getByRole('link', { name: 'Go to your dashboard to withdraw' })
    screen.getByRole('button', { name: 'Invite them again Sam Okafor' })
    screen.getByRole('button', { name: 'Use another address Sam Okafor' })
    expect(screen.queryByText(/This page updates automatically|While you wait/)).toBeNull()
  })

  it('asks nothing of a co-owner who has signed', async () => {
    await show({ ...sam, ...sent, status: 'COMPLETE' })
    await screen.findByText('Has signed')
    expect(
      within(screen.getByRole('heading', { name: 'Sam Okafor' }).parentElement ?? document.body).queryByRole(
        'button',
      ),
    ).toBeNull()
  })
})
