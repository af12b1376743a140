import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { applicationUuid, renderPage } from '../../../tests/support/browser/render-page.tsx'
import { lender } from '../../../tests/support/lenders/lender.ts'
import { PageScreen } from '../../app/routes/page-screen.tsx'
import { PlaceBeside } from '../../features/application/beside-page.tsx'
import { saveDraft } from '../../kit/storage/drafts.ts'
import { saveStored } from '../../storage/browser-store.ts'
import { offerChoiceId } from '../../storage/offer-choice-id.ts'
import ProductSelect from './select.tsx'

const ten = {
  uuid: 'c0000000-0000-4000-8000-000000000001',
  term: 10,
  rate: 8.4,
  minAmount: 15_000,
  maxAmount: 100_000,
  originationFeeBps: 299,
  rateType: 'FIXED' as const,
}
const thirty = {
  ...ten,
  uuid: 'c0000000-0000-4000-8000-000000000002',
  term: 30,
  rate: 8.99,
  maxAmount: 60_000,
}
/** Amounts that are none, or none that is offered. */
const refusedAmounts = ['', '85.000', '85,00', '65k', '1e5', '50,000.105', '900', '1,000,000']
const open = (heloc = {}) => renderPage(<ProductSelect />, { heloc: { offers: [ten, thirty], ...heloc } })
const type = async (amount: string) => {
  await userEvent.clear(screen.getByRole('textbox'))
  if (amount !== '') await userEvent.type(screen.getByRole('textbox'), amount)
}
const foot = () => screen.getByRole('button', { name: 'Choose this offer' }).parentElement?.textContent
const send = () => userEvent.click(screen.getByRole('button', { name: 'Choose this offer' }))

describe('product/select', () => {
  it('preselects no offer and no amount, and asks for both', async () => {
    const { submissions } = await open()
    expect(screen.getAllByRole('radio').every((radio) => !(radio as HTMLInputElement).checked)).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
    screen.getByRole('radio', { name: /10 years.*Shown for \$58,000\./ })
    await send()
    const asked = screen.getByRole('alert').textContent
    expect(asked).toContain('How much do you want? Enter an amount between $15,000 and $100,000.')
    expect(asked).toContain('Your offers: Choose an offer.')
    expect(screen.queryByText('Required')).toBeNull()
    expect(submissions).toEqual([])
  })

  it('begins with the amount of the estimate that this tab keeps, until one was chosen', async () => {
    saveStored('estimate', 'homeValue=500000&owed=0&amount=42000')
    const { unmount } = await open()
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('42,000')
    unmount()
    await open({ amount: 50_000 })
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('50,000')
  })

  it('leads with the payment at the amount asked for, and recalculates it at once', async () => {
    await open({ amount: 50_000 })
    await screen.findByRole('radio', { name: /\$617\.26 a month/ })
    await userEvent.clear(screen.getByRole('textbox'))
    await userEvent.type(screen.getByRole('textbox'), '20,000')
    await screen.findByRole('radio', { name: /\$246\.90 a month/ })
  })

  it('speaks money on the slider and moves the field with it', async () => {
    await open()
    await userEvent.click(screen.getByRole('radio', { name: /10 years/ }))
    fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } })
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('20,000')
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('$20,000, $246.90 a month')
  })

  it('keeps the amount within the offer that is chosen', async () => {
    await open({ amount: 90_000 })
    await userEvent.click(screen.getByRole('radio', { name: /30 years/ }))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('60,000')
  })

  it('says that the amount was changed for an offer, and takes it back with another term', async () => {
    await open({ amount: 90_000 })
    await userEvent.click(screen.getByRole('radio', { name: /30 years/ }))
    expect(screen.getByText(/You asked for \$90,000/).textContent).toContain('$60,000')
    await userEvent.click(screen.getByRole('radio', { name: /10 years/ }))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('90,000')
    expect(screen.queryByText(/You asked for/)).toBeNull()
  })

  it('says that no offer covers the amount that was chosen before, and starts from the closest', async () => {
    await open({ amount: 300_000 })
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('100,000')
    expect(screen.getByText(/No offer covers the \$300,000/).textContent).toContain('$100,000')
    await userEvent.clear(screen.getByRole('textbox'))
    await userEvent.type(screen.getByRole('textbox'), '20,000')
    expect(screen.queryByText(/No offer covers/)).toBeNull()
  })

  it('takes the amount over from offers that are gone, and names no offer while none is chosen', async () => {
    saveDraft(offerChoiceId(applicationUuid), { offer: 'gone', text: '120,000' })
    await open()
    expect(screen.getByText(/No offer covers the \$120,000/).textContent).toContain('$100,000')
    await userEvent.clear(screen.getByRole('textbox'))
    await userEvent.type(screen.getByRole('textbox'), '120000')
    await userEvent.tab()
    expect(screen.getByText('The most you can take is $100,000.')).toBeTruthy()
  })

  it('marks the lowest payment and the least interest, and lists what all offers cost', async () => {
    await open({ amount: 50_000 })
    expect(screen.getByRole('radio', { name: /Lowest payment/ })).toBe(
      screen.getByRole('radio', { name: /30 years/ }),
    )
    expect(screen.getByRole('radio', { name: /Least interest/ })).toBe(
      screen.getByRole('radio', { name: /10 years/ }),
    )
    const row = screen.getByRole('row', { name: /^10 years \$\S+ \$617\.26/ })
    expect(row.textContent).toContain('$24,070.76')
  })

  it('keeps the comparison folded below the button, which stands right below the offers', async () => {
    await open({ amount: 50_000 })
    const fold = screen.getByText('Compare the offers side by side').closest('details')
    expect(fold?.open).toBe(false)
    const button = screen.getByRole('button', { name: 'Choose this offer' })
    expect(button.compareDocumentPosition(fold as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('compares first what one receives, which a telephone shows without scrolling', async () => {
    await open({ amount: 50_000 })
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(columns.slice(0, 3)).toEqual(['Term', 'You receive', 'A month'])
  })

  it('compares origination fees only where an offer has one', async () => {
    const { unmount } = await open({ amount: 50_000 })
    screen.getByRole('columnheader', { name: 'Origination fee' })
    unmount()
    const free = [ten, thirty].map((offer) => ({ ...offer, originationFeeBps: 0 }))
    await open({ amount: 50_000, offers: free })
    expect(screen.queryByRole('columnheader', { name: 'Origination fee' })).toBeNull()
    expect(screen.getByRole('row', { name: /^10 years \$50,000\.00 \$617\.26/ }).textContent).toMatch(
      /8\.40?%$/,
    )
  })

  it('keeps payment, amount and term beside the button once an offer is chosen', async () => {
    await open({ amount: 50_000 })
    await userEvent.click(screen.getByRole('radio', { name: /10 years/ }))
    expect(foot()).toContain('$617.26 a month$50,000 · 10 years')
  })

  describe('beside the page', () => {
    let beside: HTMLElement
    afterEach(() => beside.remove())
    const openBeside = async (offer: object, isChosen = true) => {
      beside = document.body.appendChild(document.createElement('aside'))
      await renderPage(
        <PlaceBeside value={beside}>
          <ProductSelect />
        </PlaceBeside>,
        { heloc: { offers: [{ ...ten, ...offer }], amount: 50_000, uwCalculatedDrawAmount: 40_000 } },
      )
      if (isChosen) await userEvent.click(screen.getByRole('radio', { name: /10 years/ }))
      return said()
    }
    const said = () => screen.getByRole('region', { name: 'Your choice' }).textContent

    it('says of the choice what the offer sidebar says later, and how soon it may be funded', async () => {
      const shown = await openBeside({})
      expect(shown).toContain('$617.26 a month')
      expect(shown).toContain('APR8.40%Initial draw$40,000.00Fixed term10 years')
      expect(shown).toContain('get funded in as little as five days')
    })

    it.each(refusedAmounts)('says no amount and no price while the field holds %o', async (amount) => {
      await openBeside({})
      await type(amount)
      expect(said()).toBe('Your choiceEnter a valid amount to see what it costs.')
    })

    it.each(refusedAmounts)(
      'says no amount while no offer is chosen and the field holds %o',
      async (amount) => {
        expect(await openBeside({}, false)).toContain('$50,000')
        await type(amount)
        expect(said()).not.toContain('$')
      },
    )

    it('speaks of no fixed term where interest only is paid', async () => {
      expect(await openBeside({ interestOnly: true })).not.toContain('Fixed term')
    })
  })

  it('refuses an amount outside the offer with its own limits', async () => {
    const { submissions } = await open()
    await userEvent.click(screen.getByRole('radio', { name: /10 years/ }))
    await userEvent.clear(screen.getByRole('textbox'))
    await userEvent.type(screen.getByRole('textbox'), '900')
    await send()
    expect(screen.getByRole('alert').textContent).toContain(
      'The minimum you can take with this offer is $15,000.',
    )
    expect(submissions).toEqual([])
  })

  it('measures the home against the amount, and against none that is not offered', async () => {
    await open({ adjustedHomeAmount: 500_000 })
    await type('100,000')
    expect(screen.getByText(/You would owe/).textContent).toContain('20% of the $500,000')
    await type('9,000,000')
    expect(screen.queryByText(/You would owe/)).toBeNull()
  })

  it.each(refusedAmounts)(
    'shows no earlier price beside the button while the field holds %o',
    async (amount) => {
      await open({ amount: 50_000 })
      await userEvent.click(screen.getByRole('radio', { name: /30 years/ }))
      expect(foot()).toContain('$401.95 a month$50,000')
      await type(amount)
      expect(foot()).toBe('Enter a valid amount to see what it costs.Choose this offer')
      expect(screen.queryByRole('row')).toBeNull()
      await type('20,000')
      expect(foot()).toContain('a month$20,000')
    },
  )

  it('says on the cards for which amount they are shown, while it is not the one in the field', async () => {
    await open({ amount: 50_000 })
    expect(screen.queryByText(/Shown for/)).toBeNull()
    await type('85.000')
    expect(screen.getByRole('radio', { name: /10 years.*Shown for \$50,000\./ })).toBeTruthy()
    await type('1,000,000')
    expect(screen.getByRole('radio', { name: /10 years.*Shown for \$50,000\./ })).toBeTruthy()
  })

  it('shows the cents of an amount wherever it shows the amount, and none where it has none', async () => {
    await open({ amount: 50_000.1 })
    await userEvent.click(screen.getByRole('radio', { name: /10 years/ }))
    expect(foot()).toContain('$50,000.10 · 10 years')
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('$50,000.10,')
  })

  const between = 'Enter an amount between $15,000 and $100,000.'
  const how = 'Enter a number, such as 85,000 or 85,000.50.'

  it.each([
    ['85.000', 'Enter a number. Did you mean 85,000? Then enter it that way.'],
    ['65k', 'Enter a number. Did you mean 65,000? Then enter it that way.'],
    // Nobody is asked whether they mean an amount that would be refused, too.
    ['85,00', how],
    ['850.000', how],
    ['50,000.105', how],
    ['1e5', 'Enter a number without “e”, such as 85,000.'],
    ['85,000 USD', 'Enter a number without “USD”, such as 85,000.'],
    ['', between],
    ['900', 'The minimum you can take is $15,000.'],
  ])('says of %o what is wrong with it', async (amount, sentence) => {
    const { submissions } = await open({ amount: 50_000 })
    await type(amount)
    await userEvent.tab()
    await screen.findByText(sentence)
    await send()
    expect(screen.getByRole('alert').textContent).toContain(`How much do you want? ${sentence}`)
    expect(submissions).toEqual([])
  })

  it('asks about it in Spanish too', async () => {
    await renderPage(<ProductSelect />, {
      heloc: { offers: [ten, thirty] },
      journey: lender('hearthline', 'es-US'),
    })
    await type('85.000')
    await userEvent.tab()
    await screen.findByText('Escriba un número. ¿Quiso decir 85,000? Entonces escríbalo así.')
    await type('1e5')
    await userEvent.tab()
    await screen.findByText('Escriba un número sin “e”, como 85,000.')
  })

  it('sends the offer and the amount once, however often the button is pressed', async () => {
    const { submissions, routing } = await open({ amount: 50_000 })
    await userEvent.click(screen.getByRole('radio', { name: /10 years/ }))
    await userEvent.dblClick(screen.getByRole('button', { name: 'Choose this offer' }))
    await waitFor(() => expect(routing.submitted).toHaveBeenCalledOnce())
    expect(submissions).toMatchObject([{ name: 'offer', values: { offerUuid: ten.uuid, amount: 50_000 } }])
  })

  it('keeps the choice over a reload, and sends it then', async () => {
    const before = await open({ amount: 50_000 })
    await userEvent.click(screen.getByRole('radio', { name: /10 years/ }))
    await userEvent.clear(screen.getByRole('textbox'))
    await userEvent.type(screen.getByRole('textbox'), '20,000')
    before.unmount()
    const { submissions } = await open({ amount: 50_000 })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /10 years/ }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('20,000')
    await send()
    expect(submissions).toMatchObject([{ values: { offerUuid: ten.uuid, amount: 20_000 } }])
  })

  it('shows the disclosures that the page owes', async () => {
    await renderPage(<PageScreen page="product/select" />, { heloc: { offers: [ten, thirty] } })
    await screen.findByText(/APR is the annual percentage rate/)
    screen.getByText(/The origination fee is up to/)
  })

  it('says what changed when an offer was chosen before', async () => {
    await open({ amount: 90_000, term: 30, rate: 8.5 })
    screen.getByText('Your offer has changed')
    expect(screen.getByText(/The most you can take is now/).parentElement?.textContent).toContain('$60,000')
  })

  it('says for which term less can be taken, where others allow more', async () => {
    await open({ amount: 90_000, term: 30, rate: thirty.rate })
    expect(screen.getByText(/The most you can take is now/).parentElement?.textContent).toMatch(
      /over 30 years\.$/,
    )
  })

  it('says that the offers were worked out again where an answer was changed, and only there', async () => {
    const again = 'You changed an answer, so we recalculated these offers.'
    const { unmount } = await open({ revisionCause: 'ANSWER' })
    expect(screen.getByText(again)).toBeTruthy()
    unmount()
    await open()
    expect(screen.queryByText(again)).toBeNull()
  })

  it('says why, in the words of what was found', async () => {
    await open({ amount: 90_000, term: 30, rate: 8.99, revisionCause: 'DEBT' })
    screen.getByText(/Your full credit report shows more monthly debt/)
  })
})
