import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '../../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../../tests/support/browser/render-screen.tsx'
import { ConsentText } from './consent-text.tsx'

it('says to those who hear it of what the folded text is the full text', async () => {
  answerCalls({})
  await renderScreen(<ConsentText document="terms" label="I agree to the terms of use." />)
  const [summary] = screen.getAllByText((_, element) => element?.tagName === 'SUMMARY')
  expect(summary?.textContent).toBe('Read the full text: I agree to the terms of use.')
})
