import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { use, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Condition, Heloc } from '#generated/domain'
import { renderPage } from '../../tests/support/browser/render-page.tsx'
import { RoutingContext } from '../kit/follow/routing-context.ts'
import { setPageTitle } from '../kit/journey/document-title.ts'
import Identity from './identity.tsx'

const front = {
  uuid: 'b0000000-0000-4000-8000-000000000001',
  type: 'DRIVERS_LICENSE_FRONT' as const,
  name: 'a.png',
}
const back = {
  uuid: 'b0000000-0000-4000-8000-000000000002',
  type: 'DRIVERS_LICENSE_BACK' as const,
  name: 'b.png',
}
const request = (more: Partial<Condition> = {}): Condition => ({
  uuid: 'c0000000-0000-4000-8000-000000000001',
  categoryEnum: 'ID_VERIFICATION_FAILURE',
  created: '2026-01-02T00:00:00Z',
  requestDocuments: [],
  earlierDocuments: [],
  actionNeeded: true,
  xtraData: { numDocsRequired: 0 },
  ...more,
})
/** Request on a slow connection that never gets a response. */
class UnansweredRequest extends XMLHttpRequest {
  override send(): void {}
}

/** The server's answer to every file: a refusal with this status and code. */
const refusing = (status: number, code: string) =>
  class extends XMLHttpRequest {
    override send(): void {
      Object.defineProperty(this, 'status', { value: status })
      Object.defineProperty(this, 'responseText', { value: JSON.stringify({ errors: ['No.'], code }) })
      for (const event of ['load', 'loadend']) this.dispatchEvent(new ProgressEvent(event))
    }
  }

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send my ID' }))

afterEach(() => vi.unstubAllGlobals())

describe('identity', () => {
  it('asks for an ID before anything else', async () => {
    const { submissions } = await renderPage(<Identity />, { heloc: {} })
    await send()
    expect(screen.getByRole('alert').textContent).toContain('Required')
    expect(submissions).toEqual([])
  })

  it('asks for the page with the photo alone when it is a passport', async () => {
    await renderPage(<Identity />, { heloc: {} })
    await userEvent.click(screen.getByRole('radio', { name: 'US Passport' }))
    screen.getByLabelText('Page with your photo')
    expect(screen.queryByLabelText('Back')).toBeNull()
  })

  it('names the side that is missing', async () => {
    const { submissions } = await renderPage(<Identity />, { heloc: { documents: [front] } })
    await send()
    expect(screen.getByRole('alert').textContent).toContain('Add a picture of the back.')
    expect(submissions).toEqual([])
  })

  it('takes a side from the list of errors once its picture is there, and asks for the other', async () => {
    setPageTitle('Your ID', 'Lender')
    await renderPage(<Moving documents={[front, back]} />, { heloc: { documents: [] } })
    await userEvent.click(screen.getByRole('radio', { name: /Driver/ }))
    await send()
    expect(screen.getByRole('alert').textContent).toContain('Add a picture of the front.')
    expect(document.title).toMatch(/^Error:/)
    await userEvent.click(screen.getByRole('button', { name: 'move on' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toContain('front'))
    expect(screen.getByRole('alert').textContent).toContain('Add a picture of the back.')
    await userEvent.click(screen.getByRole('button', { name: 'move on' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(document.title).not.toMatch(/^Error:/)
  })

  it('waits for a picture that is still being sent, and calls no side missing meanwhile', async () => {
    vi.stubGlobal('XMLHttpRequest', UnansweredRequest)
    const { submissions } = await renderPage(<Identity />, { heloc: { documents: [front] } })
    await userEvent.upload(screen.getByLabelText('Back'), new File(['x'], 'b.png', { type: 'image/png' }))
    await send()
    await screen.findByText(/Checking your file\. We will then send it/)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Add a picture of the back.')).toBeNull()
    expect(submissions).toEqual([])
  })

  it('names a side that is missing at once, also while the other is on its way', async () => {
    vi.stubGlobal('XMLHttpRequest', UnansweredRequest)
    await renderPage(<Identity />, { heloc: { documents: [] } })
    await userEvent.click(screen.getByRole('radio', { name: /Driver/ }))
    await userEvent.upload(screen.getByLabelText('Front'), new File(['x'], 'a.png', { type: 'image/png' }))
    await send()
    const links = within(screen.getByRole('alert')).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Back: Add a picture of the back.'])
  })

  it('keeps a good back where the front is refused, and asks for the front alone', async () => {
    vi.stubGlobal('XMLHttpRequest', refusing(422, 'FILE_LOCKED'))
    const { submissions } = await renderPage(<Identity />, { heloc: { documents: [back] } })
    await userEvent.upload(screen.getByLabelText('Front'), new File(['x'], 'a.png', { type: 'image/png' }))
    await screen.findByRole('button', { name: 'Choose another a.png' })
    expect(screen.getByLabelText('Front').getAttribute('aria-invalid')).toBe('true')
    await send()
    const links = within(screen.getByRole('alert')).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Front: a.png was not accepted. No.'])
    screen.getByRole('button', { name: 'Remove b.png' })
    expect(submissions).toEqual([])
  })

  it.each([
    ['is not sent again where the server refused it for what it is', 422, 'FILE_EMPTY', 'No.', 0],
    [
      'can be sent again where the server could not take it',
      503,
      'UPLOADS_AWAY',
      'Upload not confirmed. No.',
      1,
    ],
  ])('has a picture that %s, and says so', async (_, status, code, said, retries) => {
    vi.stubGlobal('XMLHttpRequest', refusing(status, code))
    await renderPage(<Identity />, { heloc: { documents: [front] } })
    await userEvent.upload(screen.getByLabelText('Back'), new File(['x'], 'b.png', { type: 'image/png' }))
    await screen.findByRole('button', { name: 'Remove b.png' })
    expect(screen.queryAllByRole('button', { name: 'Try again b.png' })).toHaveLength(retries)
    screen.getByText(said)
  })

  it('sends both sides of a card', async () => {
    const { submissions } = await renderPage(<Identity />, { heloc: { documents: [back, front] } })
    await send()
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]).toMatchObject({
      name: 'identity',
      values: { idType: 'US_DRIVERS_LICENSE', documents: [front.uuid, back.uuid] },
    })
  })

  it('answers the reviewer who asked, where the applicant is past this step', async () => {
    const asked = request({ categoryEnum: 'IDENTITY_DOCUMENT_FRAUD_REVIEW' })
    const { submissions } = await renderPage(<Identity />, {
      heloc: { documents: [front, back] },
      status: { checklistStatus: 'NOTE_SIGNING', condition: 'IDENTITY_DOCUMENT_FRAUD_REVIEW' },
      answers: { '/external-applicants': [asked], [`${asked.uuid}/answer`]: { cleared: false } },
    })
    await screen.findByText('A reviewer needs to see your ID again')
    await send()
    await waitFor(() => expect(screen.getByTestId('place').textContent).toMatch(/\/conditions$/))
    expect(submissions).toEqual([])
  })

  it('says which picture was refused and why, and asks for each anew', async () => {
    const refused = { document: 'DRIVERS_LICENSE_BACK', name: 'b.png', reason: 'EXPIRED' } as const
    await renderPage(<Identity />, {
      heloc: {},
      status: { condition: 'ID_VERIFICATION_FAILURE' },
      answers: { '/external-applicants': [request({ refusedPictures: [refused] })] },
    })
    const notice = await screen.findByRole('region', { name: 'We could not accept the last pictures' })
    expect(notice.textContent).toContain('“b.png” was not accepted. The ID has expired.')
    expect(document.activeElement).toBe(notice)
    expect(screen.getByLabelText('Back').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('Front').getAttribute('aria-invalid')).toBeNull()
    expect(screen.getAllByText(/The ID has expired/)).toHaveLength(1)
  })

  it('says why the second ID was refused, not the first, also where it saw nothing between the two', async () => {
    const refusal = (reason: 'UNREADABLE' | 'EXPIRED') => [
      request({ refusedPictures: [{ document: 'DRIVERS_LICENSE_BACK', name: 'b.png', reason }] }),
    ]
    const answers = { '/external-applicants': refusal('UNREADABLE') }
    await renderPage(<Moving />, { heloc: {}, status: { condition: 'ID_VERIFICATION_FAILURE' }, answers })
    const notice = await screen.findByRole('region', { name: 'We could not accept the last pictures' })
    expect(notice.textContent).toContain('blurred')
    answers['/external-applicants'] = refusal('EXPIRED')
    await userEvent.click(screen.getByRole('button', { name: 'move on' }))
    await waitFor(() => expect(notice.textContent).toContain('The ID has expired.'))
    expect(notice.textContent).not.toContain('blurred')
  })
})

/** Page of an application that changes at a press: another of these documents has come each time. */
function Moving({ documents }: { readonly documents?: NonNullable<Heloc['documents']> }) {
  const routing = use(RoutingContext)
  const [version, setVersion] = useState(1)
  if (!routing) throw new Error('No application is open.')
  return (
    <RoutingContext
      value={{
        ...routing,
        ...(documents && { heloc: { ...routing.heloc, documents: documents.slice(0, version - 1) } }),
        status: { ...routing.status, version },
      }}
    >
      <button type="button" onClick={() => setVersion(version + 1)}>
        move on
      </button>
      <Identity />
    </RoutingContext>
  )
}
