import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import type { Step } from '../ui/feedback/stepper.tsx'
import { ProgressView } from './progress-view.tsx'

it('names the step without its number, and says beside the bar, before anything is unfolded, that it measures the whole way', async () => {
  const steps = [
    { id: 'contact', label: 'Contact Info', state: 'done' },
    { id: 'login', label: 'Login Info', state: 'current' },
  ] as const
  await renderScreen(<ProgressView label="Progress" steps={steps} percent={17} />)
  const bar = (await screen.findByText('Login Info', { selector: 'summary > span' })).closest('summary')
  expect(within(bar as HTMLElement).getByText(/17% of the whole way is done/)).toBeTruthy()
})

const step = (id: string, state: Step['state'], steps: readonly Step[] = []): Step => ({
  id,
  label: id,
  state,
  steps,
})

it('names the part of the step that the page belongs to', async () => {
  const parts = [step('Sign the deed', 'done'), step('Home insurance', 'current')]
  const steps = [step('Sign Documents', 'done'), step('Talk to eNotary', 'current', parts)]
  await renderScreen(<ProgressView label="Progress" steps={steps} percent={94} />)
  expect(await screen.findByText('Home insurance', { selector: 'summary > span' })).toBeTruthy()
})

it('fills the bar of somebody without a share of the whole by the steps that are finished', async () => {
  const widthAt = async (...steps: readonly Step[]) => {
    const { container, unmount } = await renderScreen(<ProgressView label="Progress" steps={steps} />)
    const { width } = (container.querySelector('.step-bar-done') as HTMLElement).style
    unmount()
    return width
  }
  expect(await widthAt(step('Agree', 'current'), step('Sign', 'ahead'))).toBe('')
  expect(await widthAt(step('Agree', 'done'), step('Sign', 'current'))).toBe('50%')
  expect(await widthAt(step('Agree', 'done'), step('Sign', 'done'))).toBe('100%')
})
