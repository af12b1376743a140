import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { JourneyForm } from './journey-form.tsx'

const press = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))
const errorsListed = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('an income', () => {
  const open = async (employmentType: 'FULL_TIME' | 'UNEMPLOYED', typed: string) => {
    const onSubmit = vi.fn(async () => {})
    await renderScreen(
      <JourneyForm form="register/income-info" values={{ employmentType }} onSubmit={onSubmit} />,
    )
    await userEvent.type(await screen.findByLabelText(/^Income before taxes/), typed)
    await press()
    return onSubmit
  }

  it.each([
    ['0', '$0'],
    ['850', '$850'],
    ['4,999.99', '$4,999.99'],
    ['85,000,000', '$85,000,000'],
  ])('of %s beside a job is asked about, and sent once it is confirmed', async (typed, shown) => {
    const onSubmit = await open('FULL_TIME', typed)
    expect(await errorsListed()).toEqual([
      `Income before taxes, per year: You entered ${shown}. Is this right? Confirm it below, or change it.`,
    ])
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('checkbox', { name: `Yes, ${shown} is right` }))
    await press()
    const annualIncome = Number(typed.replaceAll(',', ''))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ employmentType: 'FULL_TIME', annualIncome }))
  })

  it('is asked about anew when another unusual amount takes its place', async () => {
    const onSubmit = await open('FULL_TIME', '850')
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.type(screen.getByLabelText(/^Income before taxes/), '{Backspace}')
    await press()
    await screen.findByRole('checkbox', { name: 'Yes, $85 is right', checked: false })
    expect(onSubmit).not.toHaveBeenCalled()
  })

  const goBackTo = async (annualIncome: number, employmentType: 'FULL_TIME' | 'UNEMPLOYED') => {
    const onSubmit = vi.fn(async () => {})
    const values = { annualIncome, employmentType }
    await renderScreen(<JourneyForm form="register/income-info" values={values} onSubmit={onSubmit} />)
    return onSubmit
  }

  it.each([0, 850, 85_000_000])('of %s that was confirmed is not asked about after Back', async (income) => {
    const onSubmit = await goBackTo(income, 'FULL_TIME')
    await press()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('of nothing without a job is asked about after Back once there is a job', async () => {
    const onSubmit = await goBackTo(0, 'UNEMPLOYED')
    await userEvent.click(screen.getByRole('radio', { name: /full.time/i }))
    await press()
    expect(await errorsListed()).toEqual([expect.stringContaining('You entered $0.')])
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it.each([
    ['UNEMPLOYED', '0'],
    ['FULL_TIME', '5,000'],
    ['FULL_TIME', '2,000,000'],
  ] as const)('of a person who is %s and earns %s is sent at once', async (employmentType, typed) => {
    const onSubmit = await open(employmentType, typed)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it.each([
    ['85.000', 'Enter a number. Did you mean 85,000? Then enter it that way.'],
    ['85,00', 'Enter a number. Did you mean 85? Then enter it that way.'],
    ['65k', 'Enter a number. Did you mean 65,000? Then enter it that way.'],
    ['5,0000', 'Enter a number, such as 85,000 or 85,000.50.'],
    ['5400 a month', 'Enter a number: what you earn in a whole year, before taxes.'],
  ])('written as %s is asked about and not guessed', async (typed, sentence) => {
    const onSubmit = await open('FULL_TIME', typed)
    expect(await errorsListed()).toEqual([`Income before taxes, per year: ${sentence}`])
    expect(screen.getByLabelText<HTMLInputElement>(/^Income before taxes/).value).toBe(typed)
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('a date of birth', () => {
  const open = async () => {
    const onSubmit = vi.fn(async () => {})
    await renderScreen(<JourneyForm form="register/birthdate" onSubmit={onSubmit} />)
    await screen.findByLabelText('Month')
    return onSubmit
  }
  const part = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const shown = () => ['Month', 'Day', 'Year'].map((label) => part(label).value)

  it.each(['1975-04-28', 'April 28, 1975', '04281975', '4/28/1975'])(
    'pasted or typed whole into one part fills all, and is said: %s',
    async (text) => {
      const onSubmit = await open()
      await userEvent.type(part('Month'), text)
      expect(shown()).toEqual(['4', '28', '1975'])
      screen.getByText('We read this as April 28, 1975.')
      await userEvent.clear(part('Month'))
      fireEvent.paste(part('Month'), { clipboardData: { getData: () => text } })
      expect(shown()).toEqual(['4', '28', '1975'])
      await press()
      await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ dob: '1975-04-28' }))
    },
  )

  it('takes the name of a month, and cuts nothing that it cannot read', async () => {
    const onSubmit = await open()
    await userEvent.type(part('Month'), 'Apr')
    await userEvent.type(part('Day'), '28')
    await userEvent.type(part('Year'), '19755')
    expect(shown()).toEqual(['4', '28', '19755'])
    await press()
    expect(await errorsListed()).toEqual(['Date of birth: Enter the full year, such as 1975.'])
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it.each([
    ['13', '1', '1975', 'There is no month 13. If it is the day, write the month first.'],
    ['28', '04', '1975', 'There is no month 28. If it is the day, write the month first.'],
    ['April?', '28', '1975', 'There is no month April?. Check the month.'],
    ['4', '31', '1975', 'April 1975 has no day 31. Check the date.'],
    ['2', '29', '1975', 'February 1975 has no day 29. Check the date.'],
    ['4', '45', '1975', 'There is no day 45. Check the day.'],
    ['4', '8', '75', 'Enter the full year, such as 1975.'],
    ['4', '8', '1875', 'The year 1875 is too long ago. Check the year.'],
    ['4', '', '1975', 'Enter the day too.'],
    ['', '8', '1975', 'Enter the month too.'],
    ['4', '8', '', 'Enter the year too.'],
  ])('of %s / %s / %s is refused with the part that is wrong', async (month, day, year, sentence) => {
    await open()
    for (const [label, text] of Object.entries({ Month: month, Day: day, Year: year }))
      if (text) await userEvent.type(part(label), text)
    await press()
    expect(await errorsListed()).toEqual([`Date of birth: ${sentence}`])
    for (const label of ['Month', 'Day', 'Year']) {
      expect(part(label).getAttribute('aria-describedby')).toBe('register-birthdate-dob-error')
      expect(part(label).getAttribute('aria-required')).toBe('true')
    }
  })
})

describe('the error of radio buttons', () => {
  it('is heard at the buttons, and the group is invalid', async () => {
    await renderScreen(<JourneyForm form="register/sale-status" onSubmit={vi.fn()} />)
    const group = await screen.findByRole('radiogroup')
    expect([group.getAttribute('aria-invalid'), group.getAttribute('aria-required')]).toEqual([
      'false',
      'true',
    ])
    await press()
    await screen.findByRole('alert')
    expect(group.getAttribute('aria-invalid')).toBe('true')
    const [first] = screen.getAllByRole('radio')
    const described = first?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent?.trim()).toBe('Required')
  })
})

describe('a name', () => {
  it.each([
    ['Ana (Annie)', 'It cannot have “(” and “)”.'],
    ['X Æ A-12', 'A name cannot have the numbers “12”.'],
    ['Αlex', 'It cannot have “Α”.'],
    ['Jo @ Doe', 'It cannot have “@”.'],
    ['Jo\u202eDoe', 'It cannot have U+202E.'],
    ['evil.com', 'Put a space after the period in “evil.com”.'],
    ['-', 'Enter at least one letter.'],
    ['7', 'Enter at least one letter.'],
  ])('that is refused says what is refused: %s', async (typed, sentence) => {
    await renderScreen(<JourneyForm form="register/name" values={{ lastName: 'Doe' }} onSubmit={vi.fn()} />)
    await userEvent.type(await screen.findByLabelText('First name'), typed)
    await press()
    expect(await errorsListed()).toEqual([expect.stringContaining(sentence)])
  })

  it.each([
    ['Ma.Teresa', 'Ma. Teresa'],
    ['O`Neil', "O'Neil"],
    ['Jose\u200b\t', 'Jose'],
  ])('is sent as it is meant: %s', async (typed, firstName) => {
    const onSubmit = vi.fn(async () => {})
    await renderScreen(<JourneyForm form="register/name" values={{ lastName: 'Doe' }} onSubmit={onSubmit} />)
    fireEvent.change(await screen.findByLabelText('First name'), { target: { value: typed } })
    await press()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ firstName, lastName: 'Doe' }))
  })
})

describe('a telephone number', () => {
  it.each([
    ['206.555.0123 x12', 'Enter the number without the extension “x12”.'],
    ['(206) 555-0123 ext. 7', 'Enter the number without the extension “ext. 7”.'],
    ['+52 55 1234 5678', 'We can call US numbers only.'],
    ['0012065550123', 'We can call US numbers only.'],
    ['0000000000', 'No US phone number has 000 there'],
    ['1234567890', 'No US phone number has 123 there'],
    ['206 155 0123', 'No US phone number has 155 there'],
    ['555-0123', 'Enter a US phone number with 10 digits; this has 7.'],
    ['206/555/0123', 'Enter only the 10 digits of the number.'],
  ])('that is refused says why: %s', async (typed, sentence) => {
    await renderScreen(
      <JourneyForm form="register/contact-info" values={{ email: 'maya@example.com' }} onSubmit={vi.fn()} />,
    )
    await userEvent.type(await screen.findByLabelText('Mobile phone number'), typed)
    await press()
    expect(await errorsListed()).toEqual([expect.stringContaining(sentence)])
  })
})

describe('an account number', () => {
  it('is never cut to its digits, and the letters among them are named', async () => {
    await renderScreen(<JourneyForm form="bank/disburse" onSubmit={vi.fn()} />)
    await userEvent.type(await screen.findByLabelText('Account number'), 'X1234567')
    expect(screen.getByLabelText<HTMLInputElement>('Account number').value).toBe('X1234567')
    await userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement)
    expect(await errorsListed()).toContain('Account number: Enter digits only, without “X”.')
  })
})
