import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { use, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Heloc } from '#generated/domain'
import { holdUploads } from '../../../tests/support/browser/held-uploads.ts'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import { DocumentPlaceContext } from '../../journey/document-place.ts'
import { RoutingContext } from '../../kit/follow/routing-context.ts'
import { currentToasts, dismissToast } from '../../kit/frame/toast-store.ts'
import ManualDisburse from '../../pages/bank/manual-disburse.tsx'
import Identity from '../../pages/identity.tsx'
import InsuranceUpload from '../../pages/insurance/upload.tsx'
import { DocumentUpload } from './document-upload.tsx'
import { UploadForm } from './upload-form.tsx'

type Documents = NonNullable<Heloc['documents']>

const uuidOf = (index: number) => `b0000000-0000-4000-8000-00000000000${index}`
const hazard = { uuid: uuidOf(1), type: 'PROOF_OF_HAZARD_INSURANCE' as const, name: 'policy.png' }
const picture = (name = 'policy.png') => new File(['x'], name, { type: 'image/png' })

/** Renders a page whose documents a test shows, as the server has them. */
async function open(Page: () => React.ReactElement, documents: Documents = []) {
  let show: (documents: Documents) => void = () => undefined
  let leave: () => void = () => undefined
  function Opened() {
    const routing = use(RoutingContext)
    const [known, setKnown] = useState(documents)
    const [isOpen, setOpen] = useState(true)
    show = setKnown
    leave = () => setOpen(false)
    if (!routing) throw new Error('No application is open.')
    const heloc = { ...routing.heloc, documents: known }
    return <RoutingContext value={{ ...routing, heloc }}>{isOpen && <Page />}</RoutingContext>
  }
  const uploads = holdUploads()
  const page = await renderPage(<Opened />)
  return {
    ...page,
    ...uploads,
    read: (known: Documents) => act(async () => show(known)),
    leave: () => act(async () => leave()),
  }
}

const choose = (label: RegExp | string, file = picture()) =>
  userEvent.upload(screen.getByLabelText(label), file)
const press = () => userEvent.click(document.querySelector('[type=submit]') as HTMLElement)
const waiting = /^Checking your file\. We will then send it/

afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of currentToasts()) dismissToast(id)
})

describe('a press during an upload', () => {
  it('waits for the file, sends it once it was read, and says both where it was pressed', async () => {
    const { submissions, answer, read } = await open(InsuranceUpload)
    await choose(/hazard/i)
    await press()
    const said = await screen.findByText(waiting)
    expect(said.closest('[role=status]')).not.toBeNull()
    expect(document.activeElement).toBe(document.querySelector('[type=submit]'))
    expect(screen.queryByRole('alert')).toBeNull()
    await press()
    await answer(200, hazard)
    expect(submissions).toEqual([])
    await read([hazard])
    await screen.findByText('We have your file. We are sending it now.')
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]).toMatchObject({ name: 'insurance', values: { documents: [hazard.uuid] } })
  })

  it('ends where the file is refused, says so beside the button and moves nothing', async () => {
    const { submissions, answer } = await open(InsuranceUpload)
    await choose(/hazard/i)
    await press()
    await screen.findByText(waiting)
    await answer(422, { errors: ['This file is empty.'], code: 'FILE_EMPTY' })
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('policy.png was not accepted. This file is empty.')
    expect(document.activeElement).not.toBe(summary)
    expect(screen.queryByText(waiting)).toBeNull()
    expect(submissions).toEqual([])
    await press()
    expect(document.activeElement?.textContent).toContain('policy.png was not accepted. This file is empty.')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('ends where the line is cut, and says that the file is not confirmed', async () => {
    const { submissions, answer } = await open(InsuranceUpload)
    await choose(/hazard/i)
    await press()
    await answer(0, {})
    expect((await screen.findByRole('alert')).textContent).toContain('policy.png: upload not confirmed.')
    expect(submissions).toEqual([])
  })

  it('ends with an edit, which it says, and is sent by a further press', async () => {
    const { submissions, answer, read } = await open(InsuranceUpload)
    await choose(/hazard/i)
    await press()
    await screen.findByText(waiting)
    await choose(/flood/i, picture('flood.png'))
    await screen.findByText(/^You changed something, so nothing was sent/)
    const flood = { uuid: uuidOf(2), type: 'PROOF_OF_FLOOD_INSURANCE' as const, name: 'flood.png' }
    await answer(200, hazard)
    await answer(200, flood)
    await read([hazard, flood])
    expect(submissions).toEqual([])
    await press()
    await waitFor(() => expect(submissions).toHaveLength(1))
  })

  it('ends with another answer', async () => {
    await open(Identity)
    await userEvent.click(screen.getByRole('radio', { name: 'US Passport' }))
    await choose('Page with your photo')
    await press()
    await screen.findByText(waiting)
    await userEvent.click(screen.getByRole('radio', { name: /State ID/i }))
    await screen.findByText(/^You changed something, so nothing was sent/)
  })

  it('ends where the page is left, which a toast says', async () => {
    const { submissions, leave, answer } = await open(InsuranceUpload)
    await choose(/hazard/i)
    await press()
    await screen.findByText(waiting)
    await leave()
    expect(currentToasts().map(({ text }) => text)).toEqual([
      'Nothing was sent, because the page was closed before we had your file.',
    ])
    await answer(200, hazard)
    expect(currentToasts().at(-1)?.text).toBe('policy.png was received.')
    expect(submissions).toEqual([])
  })

  it('shows faults of the answers at once instead of waiting with them', async () => {
    await open(ManualDisburse)
    await choose('Statement or voided check')
    await press()
    const summary = await screen.findByRole('alert')
    const links = within(summary).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent).join()).toContain('Routing number: Required')
    expect(summary.textContent).not.toContain('statement or a voided check')
    expect(screen.queryByText(waiting)).toBeNull()
  })

  it('waits for a removal too, so that no removed file is sent', async () => {
    const other = { ...hazard, uuid: uuidOf(3), name: 'other.png' }
    const { submissions, read } = await open(InsuranceUpload, [hazard, other])
    const removed = Promise.withResolvers<Response>()
    const answerOf = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      init?.method === 'DELETE' ? removed.promise : answerOf(url, init),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Remove other.png' }))
    screen.getByRole('button', { name: 'Removing…' })
    await press()
    await screen.findByText(waiting)
    removed.resolve(new Response(null, { status: 204 }))
    await read([hazard])
    await waitFor(() => expect(submissions[0]?.values).toEqual({ documents: [hazard.uuid] }))
  })

  it('is never sent later where it is binding: it says what to wait for, and when to press again', async () => {
    const onSubmit = vi.fn(async () => {})
    const Binding = () => {
      const [documents, setDocuments] = useState<Documents>([])
      const refresh = async () => setDocuments([hazard])
      return (
        <DocumentPlaceContext value={{ place: 'co-deed', documents, refresh }}>
          <UploadForm form="dashboard/withdraw" values={{ withdrawConsent: true }} onSubmit={onSubmit}>
            <DocumentUpload id="file" type="PROOF_OF_HAZARD_INSURANCE" label="Proof" />
          </UploadForm>
        </DocumentPlaceContext>
      )
    }
    const { answer } = await open(Binding)
    await choose('Proof')
    await press()
    await screen.findByText(/This is binding, so we will not send it for you later/)
    await answer(200, hazard)
    await screen.findByText(/^We have your file. Press/)
    expect(onSubmit).not.toHaveBeenCalled()
    await press()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  })
})

describe('a file that was not taken', () => {
  it('gives its place to the one chosen instead in its row', async () => {
    const { answer, read } = await open(Identity)
    await userEvent.click(screen.getByRole('radio', { name: 'US Passport' }))
    await choose('Page with your photo', picture('first.png'))
    await answer(422, { errors: ['Locked.'], code: 'FILE_LOCKED' })
    const another = await screen.findByRole('button', { name: 'Choose another first.png' })
    screen.getByLabelText('Page with your photo')
    const input = another.parentElement?.querySelector('input') as HTMLInputElement
    await userEvent.upload(input, picture('second.png'))
    const passport = { uuid: uuidOf(4), type: 'PASSPORT_FRONT' as const, name: 'second.png' }
    await answer(200, passport)
    await read([passport])
    await screen.findByRole('button', { name: 'Remove second.png' })
    expect(screen.queryByText('first.png')).toBeNull()
    // The one place is taken now.
    expect(screen.queryByLabelText('Page with your photo')).toBeNull()
  })

  it('counts neither towards the most that fit nor hides that its side is missing', async () => {
    const { answer } = await open(Identity)
    await userEvent.click(screen.getByRole('radio', { name: 'US Passport' }))
    await choose('Page with your photo', picture('first.png'))
    await answer(422, { errors: ['Locked.'], code: 'FILE_LOCKED' })
    await choose('Page with your photo', picture('second.png'))
    expect(screen.queryByText(/Only 1 file fits/)).toBeNull()
    await screen.findByText('second.png')
    expect(screen.queryByText('first.png')).toBeNull()
  })
})
